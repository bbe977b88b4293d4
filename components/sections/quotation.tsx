import type { ReactNode } from 'react';
import { Unit } from '../ui/unit.tsx';
import { classes } from '../ui/classes.ts';
import { Icon } from '../ui/icon.tsx';
import { Link } from '../ui/link.tsx';
import styles from './quotation.module.css';

type QuotationProps = {
  /** Without quotation marks: they are added. */
  text: string;
  name: string;
  /** What they do, and where. */
  about: string;
  /** A square drawing of the speaker. */
  portrait: ReactNode;
  /** The number that supports the sentence. */
  figure?: { value: ReactNode; unit?: string; name: string };
  /** Where the whole story is. */
  story?: { href: string; action: string };
  /** `wide`: the sentence at section size beside the portrait; `card`: small, to stand with others. */
  layout?: 'wide' | 'card';
};

/** What a customer says, with a face, a name and a number. */
export function Quotation({ text, name, about, portrait, figure, story, layout = 'wide' }: QuotationProps) {
  return (
    <figure className={classes(styles.quotation, styles[layout])}>
      <div className={styles.portrait}>{portrait}</div>
      <blockquote className={styles.text}>
        <p>“{text}”</p>
      </blockquote>
      {figure ? (
        <p className={styles.figure}>
          <strong className={styles.value}>
            {figure.value}
            {figure.unit ? <Unit of={figure.unit} className={styles.unit} /> : null}
          </strong>{' '}
          <span className={styles.about}>{figure.name}</span>
        </p>
      ) : null}
      <figcaption className={styles.by}>
        <strong>{name}</strong> <span className={styles.about}>{about}</span>{' '}
        {story ? (
          <Link href={story.href} className={styles.story}>
            {story.action} <Icon name="arrow-right" size={16} />
          </Link>
        ) : null}
      </figcaption>
    </figure>
  );
}
