import type { DollarMeter } from '../dollar-prices.ts';
import { grouped, lineOf } from './price.ts';

export type DollarLine = {
  free: number;
  /** The parts of the quantity that are paid for, tier by tier. */
  parts: readonly { quantity: number; cents: number }[];
  cents: number;
};

/** What a month's quantity costs, tier by tier, rounded once to a whole cent. The arithmetic is that of yuan and fen. */
export function dollarLineOf({ free, tiers, ...meter }: DollarMeter, wanted: number): DollarLine {
  const inHundredths = tiers.map(({ upTo, cents }) => ({ upTo, fen: cents }));
  const { gift, parts, fen } = lineOf({ ...meter, gift: free, tiers: inHundredths }, wanted);
  return { free: gift, parts: parts.map((part) => ({ quantity: part.quantity, cents: part.fen })), cents: fen };
}

/** An amount in cents as it is read: `$1,234.50`. */
export const dollars = (cents: number) =>
  `$${grouped(Math.floor(cents / 100))}.${String(cents % 100).padStart(2, '0')}`;

/** An amount without the cents it does not have: `$3,000`. */
export const roundDollars = (cents: number) => (cents % 100 === 0 ? `$${grouped(cents / 100)}` : dollars(cents));

/** The price of a single unit, with at least two decimals and without trailing zeros after them: `$0.0129`. */
export function unitDollars({ cents, per }: { cents: number; per: number }): string {
  const [whole = '', decimals = ''] = (cents / per / 100).toFixed(6).split('.');
  return `$${grouped(Number(whole))}.${decimals.replace(/0+$/, '').padEnd(2, '0')}`;
}

/** Prices below a cent are read for a thousand. */
export const dollarRateOf = ({ cents, per }: { cents: number; per: number }) =>
  cents < per ? `${dollars(cents)} per ${grouped(per)}` : unitDollars({ cents, per });

/** How an amount came about: `100 free, 10,000 × $0.06, 9,900 × $0.05`. */
export function dollarReckoningOf(meter: DollarMeter, quantity: number): string {
  const { free, parts } = dollarLineOf(meter, quantity);
  const paid = parts.map(
    (part) => `${grouped(part.quantity)} × ${dollarRateOf({ cents: part.cents, per: meter.per })}`,
  );
  return [...(free > 0 ? [`${grouped(free)} free`] : []), ...paid].join(', ') || 'not used';
}
