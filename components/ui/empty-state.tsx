import type { ReactNode } from 'react';
import styles from './empty-state.module.css';

type Props = {
  title: ReactNode;
  text: string;
  /** Ways on. */
  children: ReactNode;
};

/** The empty state of a list: the reason, and links to other pages. */
export function EmptyState({ title, text, children }: Props) {
  return (
    <div className={styles.empty}>
      <svg
        className={styles.art}
        viewBox="0 0 280 140"
        fill="none"
        strokeWidth="2.5"
        strokeLinecap="round"
        aria-hidden="true"
      >
        <path className={styles.hair} d="M30 118C30-6 250-6 250 118" strokeDasharray="2 9" />
        <rect className={styles.sheet} x="92" y="34" width="96" height="92" rx="10" />
        <path className={styles.hair} d="M110 58h36M110 74h60M110 90h52" />
        <path className={styles.wave} d="M110 108q7-9 14 0t14 0t14 0t14 0" />
        <circle className={styles.point} cx="30" cy="120" r="7" />
        <circle className={styles.point} cx="250" cy="120" r="7" />
      </svg>
      {title}
      <p className={styles.text}>{text}</p>
      <div className={styles.ways}>{children}</div>
    </div>
  );
}
