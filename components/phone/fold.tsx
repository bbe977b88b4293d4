import type { ReactNode } from 'react';
import styles from './fold.module.css';

type FoldProps = {
  title: string;
  level?: 2 | 3;
  /** Shown below the title, open or closed. */
  below?: ReactNode;
  children: ReactNode;
};

/** A row that opens into more. */
export function Fold({ title, level = 3, below, children }: FoldProps) {
  const Heading = `h${level}` as const;
  return (
    <details className={styles.fold}>
      <summary>
        <Heading>{title}</Heading>
        <span className={styles.sign} aria-hidden="true" />
        {below ? <span className={styles.below}>{below}</span> : null}
      </summary>
      <div className={styles.body}>{children}</div>
    </details>
  );
}
