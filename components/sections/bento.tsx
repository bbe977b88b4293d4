import type { ReactNode } from 'react';
import '../styles/cards.css';
import { Breaks } from '../ui/breaks.tsx';
import { classes } from '../ui/classes.ts';
import { Link } from '../ui/link.tsx';
import { type Ground, groundClass } from './ground.ts';
import styles from './bento.module.css';

export type BentoCell = {
  title: string;
  text?: ReactNode;
  art?: ReactNode;
  /** The whole card leads there. */
  href?: string;
  /** Of twelve columns: `small` 4, `half` 6, `wide` 8; `tall` 4 and `large` 8 of two rows; `row` all of them. */
  size?: 'small' | 'half' | 'wide' | 'tall' | 'large' | 'row';
  /** Art above the words, below them, beside them at the right, or behind them. */
  place?: 'above' | 'below' | 'beside' | 'behind';
  ground?: Ground;
};

/** Cards of uneven sizes that fill a grid; sizes of a row add up to twelve columns. The art of a card plays while it is hovered or focused. */
export function Bento({ cells }: { cells: readonly BentoCell[] }) {
  return (
    <ul className={styles.bento}>
      {cells.map(({ title, text, art, href, size = 'small', place = 'below', ground = 'plain' }) => (
        <li key={title} className={classes(groundClass(ground), styles.cell, styles[size], styles[place])} data-card="">
          <div className={styles.copy}>
            <h3 className={styles.title}>
              {href ? (
                <Link href={href} className={styles.link}>
                  <Breaks text={title} />
                </Link>
              ) : (
                <Breaks text={title} />
              )}
            </h3>
            {text ? <p className={styles.text}>{text}</p> : null}
          </div>
          {art ? <div className={styles.art}>{art}</div> : null}
        </li>
      ))}
    </ul>
  );
}
