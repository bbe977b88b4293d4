import type { ReactNode } from 'react';
import { Icon } from '../ui/icon.tsx';
import styles from './folded.module.css';

type FoldedProps = {
  /** The line that opens it. */
  summary: ReactNode;
  children: ReactNode;
};

/** Something long that is looked up rather than read: a table, a list. It opens without a script, and on paper. */
export function Folded({ summary, children }: FoldedProps) {
  return (
    <details className={styles.folded}>
      <summary>
        {summary}
        <Icon name="plus" size={18} />
      </summary>
      {children}
    </details>
  );
}
