import { grouped, type Meter, roundYuan, unitPrice } from '../../config/rules/price.ts';
import styles from './tier-tables.module.css';

/** 1,000,000 → `100 万`; what is not whole ten thousands stays as it is. */
export function inWan(count: number): string {
  return count >= 10_000 && count % 10_000 === 0 ? `${grouped(count / 10_000)} 万` : grouped(count);
}

type Range = { from: number; to: number | null };

function rangesOf({ tiers }: Meter): Range[] {
  return tiers.map(({ upTo }, index) => ({ from: tiers[index - 1]?.upTo ?? 0, to: upTo }));
}

const tell = ({ from, to }: Range) => {
  if (to === null) return from === 0 ? '全部用量' : `${inWan(from)}以上`;
  return from === 0 ? `${inWan(to)}以内` : `${inWan(from)} – ${inWan(to)}`;
};

const WIDTH = 100;

/** What is counted and its price, tier by tier, a table for each. A bar shows how far the price comes down. */
export function TierTables({ meters }: { meters: readonly Meter[] }) {
  return (
    <div className={styles.meters}>
      {meters.map((meter) => {
        const { id, name, unit, per, gift, tiers } = meter;
        const ranges = rangesOf(meter);
        return (
          <table key={id} className={styles.table}>
            <caption className={styles.caption}>
              <span className={styles.name}>{name}</span>
              {gift > 0 ? <span className={styles.gift}>每月赠 {grouped(gift)} {unit}</span> : null}
            </caption>
            <thead>
              <tr>
                <th scope="col">当月用量（{unit}）</th>
                <th scope="col" className={styles.number}>
                  {per === 1 ? `每${unit}` : `每千${unit}`}
                </th>
                {per === 1 ? null : (
                  <th scope="col" className={styles.number}>
                    折合每{unit}
                  </th>
                )}
                <td className={styles.bar} />
              </tr>
            </thead>
            <tbody>
              {tiers.map(({ fen }, index) => (
                <tr key={fen}>
                  <th scope="row">{tell(ranges[index]!)}</th>
                  <td className={styles.number}>{per === 1 ? unitPrice({ fen, per }) : roundYuan(fen)}</td>
                  {per === 1 ? null : <td className={styles.number}>{unitPrice({ fen, per })}</td>}
                  <td className={styles.bar}>
                    <svg viewBox={`0 0 ${WIDTH} 8`} preserveAspectRatio="none" aria-hidden="true">
                      <rect width={WIDTH} height="8" rx="4" fill="var(--line)" />
                      <rect width={Math.round((WIDTH * fen) / tiers[0]!.fen)} height="8" rx="4" fill="var(--primary)" />
                    </svg>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        );
      })}
    </div>
  );
}
