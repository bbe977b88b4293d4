import type { ReactNode } from 'react';
import '../styles/mono.css';
import { classes } from '../ui/classes.ts';
import styles from './receipt.module.css';

export type ReceiptRow = {
  name: string;
  /** How the amount came about: `9,900 人 × ¥0.36`. */
  how?: ReactNode;
  amount: ReactNode;
};

export type ReceiptProps = {
  title: ReactNode;
  /** Beside the title: a month, a number, a place. */
  meta?: ReactNode;
  rows: readonly ReceiptRow[];
  total: { name: string; amount: ReactNode };
  /** What else is agreed: lines below the total that do not add up. */
  terms?: readonly ReceiptRow[];
  /** Exclusions, and the date of the prices. */
  note?: ReactNode;
  /** A word across the lower right corner: paid, estimate, example. */
  stamp?: string;
  /** In lines of 14 px, to stand beside other things. */
  small?: boolean;
};

/** A bill as a strip of paper: each line with how it came about, so that it can be checked by hand. The rows must add up. */
export function Receipt({ title, meta, rows, total, terms = [], note, stamp, small = false }: ReceiptProps) {
  return (
    <div className={classes(styles.receipt, small && styles.small)}>
      <p className={styles.title}>
        <strong>{title}</strong> {meta ? <span className={styles.meta}>{meta}</span> : null}
      </p>
      <dl>
        {rows.map(line)}
        <div className={classes(styles.row, styles.total)}>
          <dt>{total.name}</dt>
          <dd className={styles.amount}>{total.amount}</dd>
        </div>
        {terms.map(line)}
      </dl>
      {note ? <p className={styles.note}>{note}</p> : null}
      {stamp ? <span className={styles.stamp}>{stamp}</span> : null}
    </div>
  );
}

function line({ name, how, amount }: ReceiptRow) {
  return (
    <div key={name} className={styles.row}>
      <dt>
        {name} {how ? <span className={styles.how}>{how}</span> : null}
      </dt>
      <dd className={styles.amount}>{amount}</dd>
    </div>
  );
}
