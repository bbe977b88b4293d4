import type { ReactNode } from 'react';
import { Link } from '../ui/link.tsx';
import styles from './stacked-facts.module.css';

export type StackedFact = {
  name: string;
  value: ReactNode;
  note?: ReactNode;
  /** Where the name leads. */
  href?: string;
};

/** A table for phones: a row for each fact, with its conditions below. */
export function StackedFacts({ facts }: { facts: readonly StackedFact[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(({ name, value, note, href }) => (
        <div key={name} className={styles.fact}>
          <dt className={styles.name}>{href ? <Link href={href}>{name} →</Link> : name}</dt>
          <dd className={styles.value}>{value}</dd>
          {note ? <dd className={styles.note}>{note}</dd> : null}
        </div>
      ))}
    </dl>
  );
}
