import { roundSteps } from '../../../components/try/dial.ts';
import { grouped, lineOf, type Meter, unitPrice, yuan } from '../../../config/rules/price.ts';
import { billed } from './words.yaml';

export const meterIds = ['voice', 'hd', 'record'] as const;
export type MeterId = (typeof meterIds)[number];
export type Meters = Readonly<Record<MeterId, Meter>>;

/** Minutes of a month that can be chosen for each meter. */
export const minutes = [0, ...roundSteps({ from: 1_000, to: 10_000_000 })];
/** A month of the page's example. */
export const shown: Readonly<Record<MeterId, number>> = { voice: 100_000, hd: 500_000, record: 200_000 };

/** What both bills say of a month: lines with how they came about, and the marketplace's number of units, one for every fen. */
export function billOf(use: Readonly<Record<MeterId, number>>, meters: Meters) {
  const lines = meterIds.map((id) => lineOf(meters[id], use[id]));
  const fen = lines.reduce((sum, line) => sum + line.fen, 0);
  const [total, units] = [yuan(fen), grouped(fen)];
  const texts: Record<string, string> = { total, units };
  meterIds.forEach((id, at) => {
    const { gift, parts, fen } = lines[at]!;
    const paid = parts.map(
      (part) => `${grouped(part.quantity)} × ${unitPrice({ fen: part.fen, per: meters[id].per })}`,
    );
    texts[id] = billed.minutes({ minutes: grouped(use[id]) });
    texts[`${id}-how`] =
      [...(gift > 0 ? [billed.gift({ minutes: grouped(gift) })] : []), ...paid].join(' ＋ ') || billed.unused;
    texts[`${id}-fen`] = yuan(fen);
  });
  return { texts, status: billed.status({ total, units }) };
}
