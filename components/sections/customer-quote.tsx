import type { ReactNode } from 'react';
import { classes } from '../ui/classes.ts';
import { Icon } from '../ui/icon.tsx';
import { Link } from '../ui/link.tsx';
import styles from './customer-quote.module.css';

type Props = {
  text: ReactNode;
  /** The speaker. */
  by: ReactNode;
  /** Where the whole story is told, and how the link to it reads. */
  story?: { href: string; action: string };
  /** A square drawing of the speaker. */
  portrait?: ReactNode;
  className?: string | undefined;
};

/** What a customer says, in a bubble of its own. */
export function CustomerQuote({ text, by, story, portrait, className }: Props) {
  return (
    <figure className={classes(styles.quote, className)}>
      <blockquote className={styles.text}>
        <p>{text}</p>
      </blockquote>
      <figcaption className={styles.by}>
        {portrait ? <span className={styles.portrait}>{portrait}</span> : null}
        <span>{by}</span>{' '}
        {story ? (
          <Link href={story.href} className={styles.story}>
            {story.action}
            <Icon name="arrow-right" size={16} />
          </Link>
        ) : null}
      </figcaption>
    </figure>
  );
}
