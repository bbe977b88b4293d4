import type { PriceExample } from '../../config/price-examples.ts';
import { estimate, namedAmount, type Tariff, yuan } from '../../config/rules/price.ts';
import styles from './examples-table.module.css';

/** Example months and their cost. */
export function ExamplesTable({
  caption,
  tariff,
  examples,
}: {
  caption: string;
  tariff: Tariff;
  examples: readonly PriceExample[];
}) {
  return (
    <table className={styles.table}>
      <caption className={styles.caption}>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">谁</th>
          <th scope="col">一个月的用量</th>
          <th scope="col" className={styles.sum}>
            每月合计
          </th>
        </tr>
      </thead>
      <tbody>
        {examples.map(({ name, text, quantities, plan }) => {
          const { lines, fen, plan: chosen } = estimate({ tariff, quantities, ...(plan && { plan }) });
          const used = lines
            .filter(({ quantity }) => quantity > 0)
            .map(({ meter, quantity }) => namedAmount(meter, quantity));
          return (
            <tr key={name}>
              <th scope="row">
                {/* One text: React would put a comment between two, which an island keeps. */}
                {`${name} `}
                <span className={styles.text}>{text}</span>
              </th>
              <td>{[...(chosen ? [chosen.name] : []), ...used].join('，')}</td>
              <td className={styles.sum}>{yuan(fen)}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
