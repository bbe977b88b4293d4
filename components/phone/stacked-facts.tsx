import type { ReactNode } from 'react';
import styles from './stacked-facts.module.css';

export type StackedFact = { name: string; value: ReactNode; note?: ReactNode };

/** What a table says on a wide window: a row for each fact, with its conditions below. */
export function StackedFacts({ facts }: { facts: readonly StackedFact[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(({ name, value, note }) => (
        <div key={name} className={styles.fact}>
          <dt className={styles.name}>{name}</dt>
          <dd className={styles.value}>{value}</dd>
          {note ? <dd className={styles.note}>{note}</dd> : null}
        </div>
      ))}
    </dl>
  );
}
