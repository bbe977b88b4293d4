import styles from './price-rate-list.module.css';

export type Rate = { name: string; note?: string; price: string; unit: string };

/** Prices without tiers, in as many columns as fit. */
export function RateList({ rates }: { rates: readonly Rate[] }) {
  return (
    <dl className={styles.rates}>
      {rates.map(({ name, note, price, unit }) => (
        <div key={name} className={styles.rate}>
          <dt>
            {name} {note ? <span className={styles.small}>{note}</span> : null}
          </dt>
          <dd className={styles.price}>
            {price} <span className={styles.small}>{unit}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
