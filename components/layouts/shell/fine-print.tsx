import type { ReactNode } from 'react';
import styles from './fine-print.module.css';

/** One of the footer's last lines: short items beside each other. */
export function FinePrint({ label, children }: { label?: string; children: readonly ReactNode[] }) {
  return (
    <ul className={styles.line} aria-label={label}>
      {label ? <li aria-hidden="true">{label}</li> : null}
      {children.map((piece, index) => (
        <li key={index}>{piece}</li>
      ))}
    </ul>
  );
}
