import { Figure } from '../ui/figure.tsx';
import styles from './payout-table.module.css';
import * as words from './words.yaml';

export type Payout = { name: string; rail: string; arrives: string; papers: string };

/** How hosts are paid, a market a row. */
export function PayoutTable({ payouts }: { payouts: readonly Payout[] }) {
  return (
    <Figure label={words.payoutTable.label({ count: payouts.length })}>
      <table className={styles.table}>
        <thead>
          <tr>
            {[
              words.payoutTable.columns[0],
              words.payoutTable.columns[1],
              words.payoutTable.columns[2],
              words.payoutTable.columns[3],
            ].map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {payouts.map(({ name, rail, arrives, papers }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{rail}</td>
              <td className={styles.arrives}>{arrives}</td>
              <td>{papers}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Figure>
  );
}
