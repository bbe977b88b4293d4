import { scaleYuan } from '../../../config/rules/price.ts';
import type { Result } from './model.ts';
import * as words from './words.yaml';

const left = 84;
const width = 560;
const base = 236;
const height = 200;

/** What is paid until the end of each month, in fen; first what is paid ahead. */
export function sumsOf({ packs, months }: Result['best']['year']): number[] {
  const sums = [packs.reduce((sum, { fen, count }) => sum + fen * count, 0)];
  for (const fen of months) sums.push(sums.at(-1)! + fen);
  return sums;
}

/** The first month at whose end packages have cost less than counting; null where they never do. */
export function turnOf({ ways, best }: Result): number | null {
  const metered = sumsOf(ways[0]!.year);
  const month = sumsOf(best.year).findIndex((sum, at) => at > 0 && sum < metered[at]!);
  return month < 0 ? null : month;
}

/** A year, month by month: what has been paid so far by counting, and with the cheapest packages. */
export function yearChart(result: Result): string {
  const metered = sumsOf(result.ways[0]!.year);
  const packed = sumsOf(result.best.year);
  const most = Math.max(...metered, ...packed, 1);
  const x = (month: number) => left + (month * width) / 12;
  const y = (fen: number) => Math.round(base - (fen / most) * height);
  const line = (sums: readonly number[]) => sums.map((fen, at) => `${at ? 'L' : 'M'}${x(at)} ${y(fen)}`).join('');
  const stairs = (sums: readonly number[]) =>
    sums.map((fen, at) => (at ? `H${x(at)}V${y(fen)}` : `M${left} ${base}V${y(fen)}`)).join('');
  const ticks = [0, 0.5, 1].map((part) => {
    const at = y(most * part);
    return `<path d="M${left} ${at}H${left + width}" stroke="var(--hairline)"/><text x="${left - 10}" y="${at + 5}" text-anchor="end">${scaleYuan(most * part, most)}</text>`;
  });
  const months = [0, 3, 6, 9, 12].map(
    (month) =>
      `<text x="${x(month)}" y="${base + 26}" text-anchor="middle">${month ? words.yearDrawing.monthEnd({ month }) : words.yearDrawing.packages}</text>`,
  );
  const turn = turnOf(result);
  const isLate = (turn ?? 0) > 8;
  const mark =
    turn === null
      ? ''
      : `<path d="M${x(turn)} ${y(packed[turn]!)}V${base}" stroke="var(--accent-ink)" stroke-dasharray="2 4"/><circle cx="${x(turn)}" cy="${y(packed[turn]!)}" r="5" fill="var(--accent-ink)"/><text x="${x(turn) + (isLate ? -10 : 10)}" y="${base - 12}" text-anchor="${isLate ? 'end' : 'start'}" fill="var(--accent-ink)" font-weight="600">${words.yearDrawing.cheaper({ month: turn })}</text>`;
  const bought = result.best.year.packs.length > 0;
  return `<g font-size="15" fill="var(--ink-muted)">${ticks.join('')}${months.join('')}</g><path d="${line(metered)}" stroke="#8996ad" stroke-width="2.5" stroke-dasharray="6 5"/>${bought ? `<path d="${stairs(packed)}" stroke="var(--accent-ink)" stroke-width="2.5"/>` : ''}<g font-size="15">${mark}</g>`;
}
