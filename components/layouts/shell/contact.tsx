import type { ReactNode } from 'react';
import styles from './contact.module.css';

/** Ways to reach the company, each with its name. The first one is emphasised. */
export function Contact({ lines }: { lines: readonly { name: string; value: ReactNode }[] }) {
  return (
    <dl className={styles.contact}>
      {lines.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
