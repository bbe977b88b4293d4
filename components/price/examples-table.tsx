import type { PriceExample } from '../../config/price-examples.ts';
import { estimate, grouped, type Tariff, yuan } from '../../config/rules/price.ts';
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
            .map(({ meter, quantity }) => `${meter.name} ${grouped(quantity)} ${meter.unit}`);
          return (
            <tr key={name}>
              <th scope="row">
                {name}
                <div className={styles.text}>{text}</div>
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
