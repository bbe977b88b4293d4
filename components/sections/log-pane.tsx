import type { ReactNode } from 'react';
import '../styles/mono.css';
import { classes } from '../ui/classes.ts';
import styles from './log-pane.module.css';

type LogLine = {
  /** When, as the log writes it: `14:02:07.118`, `+340 ms`. */
  at: string;
  level?: 'info' | 'good' | 'warn' | 'error';
  /** Who writes it: a service, a device, an account. */
  from?: string;
  text: string;
  /** In the margin: the meaning of the line. */
  remark?: ReactNode;
};

type LogPaneProps = {
  /** Name of the log: a file, a call, a host. */
  title: string;
  /** At the right of the title: how many lines of how many, a filter. */
  meta?: string;
  lines: readonly LogLine[];
};

/** A log as it scrolls by, with remarks beside the lines that matter. Dark on every ground. */
export function LogPane({ title, meta, lines }: LogPaneProps) {
  const remarked = lines.some(({ remark }) => remark);
  return (
    <figure className={classes(styles.pane, remarked && styles.remarked)}>
      <figcaption className={styles.title}>
        {title} {meta ? <span className={styles.meta}>{meta}</span> : null}
      </figcaption>
      <ol className={styles.lines}>
        {lines.map(({ at, level = 'info', from, text, remark }, index) => (
          <li key={index} className={classes(styles.line, styles[level], remark ? styles.noted : undefined)}>
            <span className={styles.at}>{at}</span> {from ? <span className={styles.from}>{from}</span> : null}{' '}
            <span className={styles.text}>{text}</span>{' '}
            {remark ? <span className={styles.remark}>{remark}</span> : null}
          </li>
        ))}
      </ol>
    </figure>
  );
}
