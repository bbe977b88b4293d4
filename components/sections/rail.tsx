import type { ReactNode } from 'react';
import '../styles/cards.css';
import { classes } from '../ui/classes.ts';
import { Figure } from '../ui/figure.tsx';
import { Link } from '../ui/link.tsx';
import { TitleWords } from '../ui/title-words.tsx';
import styles from './rail.module.css';

type RailProps = {
  /** Name of the list, for screen readers. */
  label: string;
  cards: readonly {
    /** Above the title: a date, a trade, a number. */
    eyebrow?: string;
    title: string;
    text?: ReactNode;
    art?: ReactNode;
    /** At the card's lower edge: length, level, names. */
    foot?: ReactNode;
    href?: string;
    /** Colour of the upper edge, where cards are of two or three kinds. */
    edge?: 'first' | 'second' | 'third';
    /** What a press on it counts as. */
    event?: { id: string; zone: string };
  }[];
  /** Width of a card. */
  size?: 'small' | 'large';
};

/** Cards in a row that is longer than the window: it scrolls sideways and stops at a card. Stands in a section of `width="full"`. */
export function Rail({ label, cards, size = 'small' }: RailProps) {
  return (
    <Figure label={label} className={classes(styles.rail, styles[size])}>
      <ul className={styles.row}>
        {cards.map(({ eyebrow, title, text, art, foot, href, edge, event }) => (
          <li key={title} className={classes(styles.card, edge && styles[edge])} data-card="">
            {art ? <div className={styles.art}>{art}</div> : null}
            {eyebrow ? <p className={styles.eyebrow}>{eyebrow}</p> : null}
            <h3 className={styles.title}>
              {href ? (
                <Link href={href} className={styles.link} {...(event && { event })}>
                  <TitleWords text={title} />
                </Link>
              ) : (
                <TitleWords text={title} />
              )}
            </h3>
            {text ? <p className={styles.text}>{text}</p> : null}
            {foot ? <p className={styles.foot}>{foot}</p> : null}
          </li>
        ))}
      </ul>
    </Figure>
  );
}
