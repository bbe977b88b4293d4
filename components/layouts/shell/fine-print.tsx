import type { ReactNode } from 'react';
import styles from './fine-print.module.css';

/** A line of the footer's end: short pieces beside each other, wrapping where they must. */
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
