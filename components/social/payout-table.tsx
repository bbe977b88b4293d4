import { Figure } from '../ui/figure.tsx';
import styles from './payout-table.module.css';

export type Payout = { name: string; rail: string; arrives: string; papers: string };

/** How hosts are paid, a market a row. */
export function PayoutTable({ payouts }: { payouts: readonly Payout[] }) {
  return (
    <Figure label={`${payouts.length} 个市场给主播打款的办法`}>
      <table className={styles.table}>
        <thead>
          <tr>
            {['主播在', '打款走', '到账', '要收齐的证件'].map((head) => (
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
