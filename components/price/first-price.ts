import { type Meter, roundYuan, unitPrice } from '../../config/rules/price.ts';
import { spaced } from '../ui/spaced.ts';

/** A price as it is read, and what it is for. */
export type Told = { price: string; unit: string };

/** From three fen on, a single unit has a price that people can picture; below, it is told for a thousand. */
export const picturable = 3_000;

/** The price of a meter's first tier: `¥22` for `每千分钟`, `¥0.052` for `每条`. */
export function firstPrice({ tiers, unit, per }: Meter): Told {
  const { fen } = tiers[0]!;
  if (per === 1) return { price: roundYuan(fen), unit: spaced('每', unit) };
  if (fen >= picturable) return { price: unitPrice({ fen, per }), unit: spaced('每', unit) };
  return { price: roundYuan(fen), unit: spaced('每千', unit) };
}
