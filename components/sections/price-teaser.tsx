import type { ReactNode } from 'react';
import styles from './price-teaser.module.css';

type PriceRow = {
  name: string;
  /** The number as it is read, with its currency: `¥ 0.045`. */
  price: string;
  /** What it is paid for, with the time it counts: `每位月活跃用户`. */
  unit: string;
  note?: string;
};
type Props = {
  rows: readonly PriceRow[];
  /** Leads to the full price list. */
  action: ReactNode;
  /** What holds for every row: taxes, the trial, when it was last changed. */
  note?: ReactNode;
};

/** What it costs, in the few lines that most bills are made of, and the way to the rest. */
export function PriceTeaser({ rows, action, note }: Props) {
  if (rows.length === 0) return null;
  return (
    <div className={styles.bill}>
      <dl className={styles.rows}>
        {rows.map(({ name, price, unit, note: about }) => (
          <div key={name} className={styles.row}>
            <dt className={styles.name}>
              {name}
              {about ? <span className={styles.about}>{about}</span> : null}
            </dt>
            <dd className={styles.price}>
              <span className={styles.value}>{price}</span> <span className={styles.unit}>{unit}</span>
            </dd>
          </div>
        ))}
      </dl>
      <div className={styles.foot}>
        {note ? <p className={styles.note}>{note}</p> : null}
        <p>{action}</p>
      </div>
    </div>
  );
}
