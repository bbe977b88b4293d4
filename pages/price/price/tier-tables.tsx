import { aligned, grouped, type Meter, roundYuan, unitPrice } from '../../../config/rules/price.ts';
import { spaced } from '../../../components/ui/spaced.ts';
import { type Rate, RateList } from './rate-list.tsx';
import styles from './price-tier-tables.module.css';
import * as words from './words.yaml';

/** 1,000,000 → `100 万`; what is not whole ten thousands stays as it is. */
function inWan(count: number): string {
  return count >= 10_000 && count % 10_000 === 0 ? `${grouped(count / 10_000)} 万` : grouped(count);
}

/** `1 万以内`, `1 万 – 10 万`, `100 万以上`. */
function rangesOf({ tiers }: Meter): string[] {
  return tiers.map(({ upTo }, index) => {
    const from = tiers[index - 1]?.upTo ?? 0;
    if (upTo === null) return spaced(inWan(from), words.tiers.above);
    return from === 0 ? spaced(inWan(upTo), words.tiers.within) : `${inWan(from)} – ${inWan(upTo)}`;
  });
}

const WIDTH = 100;
const giftOf = ({ gift, unit }: Meter) => (gift > 0 ? words.tiers.gift({ gift: grouped(gift), unit }) : undefined);

/** A price without tiers as a row of a list. */
export function rateOfMeter(meter: Meter): Rate {
  const { name, unit, per, tiers } = meter;
  const note = giftOf(meter);
  return {
    name,
    price: roundYuan(tiers[0]!.fen),
    unit: spaced(per === 1 ? words.tiers.each : words.tiers.thousand, unit),
    ...(note && { note }),
  };
}

/** Tables stand in pairs: below full pairs, a single meter without tiers has no row to share and belongs to the list below. */
export function loneMeter(meters: readonly Meter[]): Meter | undefined {
  const flat = meters.filter(({ tiers }) => tiers.length === 1);
  return flat.length === 1 && meters.length % 2 === 1 ? flat[0] : undefined;
}

/** What is counted and its price: a table for each that has tiers, where a bar shows how far the price comes down, and a list of the others. */
export function TierTables({ meters }: { meters: readonly Meter[] }) {
  const flat = loneMeter(meters) ? [] : meters.filter(({ tiers }) => tiers.length === 1);
  return (
    <div className={styles.meters}>
      {meters
        .filter(({ tiers }) => tiers.length > 1)
        .map((meter) => (
          <TierTable key={meter.id} meter={meter} />
        ))}
      {flat.length > 0 ? (
        <div className={styles.flat}>
          <h3 className={styles.title}>{words.tiers.flat}</h3>
          <RateList rates={flat.map(rateOfMeter)} />
        </div>
      ) : null}
    </div>
  );
}

function TierTable({ meter }: { meter: Meter }) {
  const { name, unit, per, tiers } = meter;
  const ranges = rangesOf(meter);
  const prices = aligned(tiers.map(({ fen }) => roundYuan(fen)));
  const singles = aligned(tiers.map(({ fen }) => unitPrice({ fen, per })));
  return (
    <table className={styles.table}>
      <caption className={styles.caption}>
        <span className={styles.title}>{name}</span> <span className={styles.gift}>{giftOf(meter)}</span>
      </caption>
      <thead>
        <tr>
          <th scope="col">{words.tiers.usage({ unit })}</th>
          <th scope="col" className={styles.number}>
            {spaced(per === 1 ? words.tiers.each : words.tiers.thousand, unit)}
          </th>
          {per === 1 ? null : (
            <th scope="col" className={styles.number}>
              {spaced(words.tiers.single, unit)}
            </th>
          )}
          <td className={styles.bar} />
        </tr>
      </thead>
      <tbody>
        {tiers.map(({ fen }, index) => (
          <tr key={fen}>
            <th scope="row">{ranges[index]}</th>
            <td className={styles.number}>{prices[index]}</td>
            {per === 1 ? null : <td className={styles.number}>{singles[index]}</td>}
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
}
