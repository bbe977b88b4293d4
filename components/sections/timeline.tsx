import type { ReactNode } from 'react';
import '../styles/mono.css';
import { classes } from '../ui/classes.ts';
import styles from './timeline.module.css';
import { TitleWords } from '../ui/title-words.tsx';

type TimelineProps = {
  events: readonly {
    /** A year, a date, a moment: short. */
    when: string;
    title: string;
    text?: ReactNode;
    art?: ReactNode;
    /** The turning point. */
    marked?: boolean;
  }[];
  /** `line`: from left to right, up to six. `list`: downward, dates at the left. `stairs`: each a step higher than the last, up to five. */
  layout?: 'line' | 'list' | 'stairs';
};

/** Events in the order of time. */
export function Timeline({ events, layout = 'line' }: TimelineProps) {
  return (
    <ol className={styles[layout]}>
      {events.map(({ when, title, text, art, marked }) => (
        <li key={when + title} className={classes(styles.event, marked && styles.marked)}>
          <span className={styles.when}>{when}</span>
          <div className={styles.copy}>
            <h3 className={styles.title}>
              <TitleWords text={title} />
            </h3>
            {text ? <p className={styles.text}>{text}</p> : null}
            {art}
          </div>
        </li>
      ))}
    </ol>
  );
}
