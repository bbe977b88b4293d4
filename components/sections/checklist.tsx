import { Breaks } from '../ui/breaks.tsx';
import type { ReactNode } from 'react';
import type { Edition } from '../../config/editions.ts';
import { useSite } from '../site-context.ts';
import { classes } from '../ui/classes.ts';
import { Icon } from '../ui/icon.tsx';
import styles from './checklist.module.css';

const marks = { done: 'check', open: 'square', never: 'x' } as const;
const spoken: Record<Edition, Record<keyof typeof marks, string>> = {
  zh: { done: '已包含', open: '待办', never: '不包含' },
  en: { done: 'Included', open: 'To do', never: 'Not included' },
};

type ChecklistProps = {
  /** One list, or two or three beside each other: ours and yours, before and after, included and not. */
  lists: readonly {
    title?: string;
    mark: keyof typeof marks;
    items: readonly { text: ReactNode; note?: ReactNode }[];
  }[];
  /** On white cards, each with its own edge. */
  cards?: boolean;
  /** The edition's language, unless the page is written in the other one. */
  lang?: Edition;
};

/** Done, open, and excluded items. */
export function Checklist({ lists, cards = false, lang }: ChecklistProps) {
  const { edition } = useSite();
  return (
    <div className={classes(styles.lists, cards && styles.cards)}>
      {lists.map(({ title, mark, items }) => (
        <div key={(title ?? '') + mark} className={classes(styles.list, styles[mark])}>
          {title ? (
            <h3 className={styles.title}>
              <Breaks text={title} />
            </h3>
          ) : null}
          <ul>
            {items.map(({ text, note }, index) => (
              <li key={index} className={styles.item}>
                <Icon name={marks[mark]} size={20} className={styles.mark} />
                <span>
                  <span className={styles.spoken}>{spoken[lang ?? edition][mark]} </span>
                  {text} {note ? <span className={styles.note}>{note}</span> : null}
                </span>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
