import type { ReactNode } from 'react';
import { classes } from './classes.ts';
import { Link } from './link.tsx';
import styles from './neighbours.module.css';

type Neighbour = { href: string; title: ReactNode };

type NeighboursProps = {
  /** Accessible name of the navigation. */
  label: string;
  /** Words above their titles. */
  words: readonly [prev: string, next: string];
  prev: Neighbour | null;
  next: Neighbour | null;
};

/** The pages next to this one in time: the older one first. */
export function Neighbours({ label, words, prev, next }: NeighboursProps) {
  if (!prev && !next) return null;
  return (
    <nav aria-label={label} className={styles.neighbours}>
      {prev ? <Way {...prev} rel="prev" where={words[0]} /> : null}{' '}
      {next ? <Way {...next} rel="next" where={words[1]} /> : null}
    </nav>
  );
}

function Way({ href, title, rel, where }: Neighbour & { rel: 'prev' | 'next'; where: string }) {
  return (
    <Link href={href} rel={rel} className={classes(styles.link, rel === 'next' && styles.next)}>
      <span className={styles.where}>{where}</span> <span className={styles.title}>{title}</span>
    </Link>
  );
}
