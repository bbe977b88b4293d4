import { rates, sum, yuan } from './prices.ts';
import styles from './receipt.module.css';

/** The example's bill, line by line. */
export function Receipt() {
  return (
    <div className={styles.slip}>
      <div className={styles.receipt}>
        <h3 className={styles.title}>一通十分钟的改约电话</h3>
        <p className={styles.text}>双方各说一半，来回二十轮，查了一次号。</p>
        <dl className={styles.lines}>
          {rates.map(({ name, price, unit, used }) => (
            <div key={name} className={styles.line}>
              <dt>
                {name}
                <span>
                  {used} {unit} × {yuan(price)}
                </span>
              </dt>
              <dd>{yuan(price * used)}</dd>
            </div>
          ))}
          <div className={styles.total}>
            <dt>合计</dt>
            <dd>{yuan(sum)}</dd>
          </div>
        </dl>
      </div>
    </div>
  );
}
