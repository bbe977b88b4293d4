import { lineOf, type Meter } from './price.ts';

/** An amount paid ahead, as in `config/prices.ts`. */
type Prepaid = { amount: number; fen: number; months: number };

/** A month's quantity and what one unit costs at it, in fen. */
export type PricePoint = { quantity: number; fen: number };

export type PriceCurve = {
  /** Powers of ten at both ends of the axis of quantities. */
  from: number;
  to: number;
  /** What one unit costs on average, gift and tiers included, from the smallest quantity to the largest. */
  average: readonly PricePoint[];
  /** What one unit of each package costs if its amount is used up evenly until it expires. */
  prepaid: readonly PricePoint[];
  /** The highest price of all points, in fen per unit. */
  most: number;
};

const samples = 60;

/** What one unit costs on average in a month of this quantity, in fen; the quantity is at least 1. */
export const averagePrice = (meter: Meter, quantity: number): number => lineOf(meter, quantity).fen / quantity;

/** Average prices from a tenth of the first tier to ten times the last bound; null for a meter with a single price. */
export function priceCurve(meter: Meter, packages: readonly Prepaid[]): PriceCurve | null {
  const bounds = meter.tiers.flatMap(({ upTo }) => upTo ?? []);
  if (bounds.length === 0) return null;
  const prepaid = packages.map(({ amount, fen, months }) => ({ quantity: amount / months, fen: fen / amount }));
  const least = Math.min(bounds[0]! / 10, ...prepaid.map(({ quantity }) => quantity));
  const from = Math.max(1, Math.floor(Math.log10(least)));
  const to = Math.ceil(Math.log10(bounds.at(-1)!)) + 1;
  const average = Array.from({ length: samples + 1 }, (_, index) => {
    const quantity = Math.round(10 ** (from + ((to - from) * index) / samples));
    return { quantity, fen: averagePrice(meter, quantity) };
  });
  return { from, to, average, prepaid, most: Math.max(...[...average, ...prepaid].map(({ fen }) => fen)) };
}
