import { offers } from '../../../config/offers.ts';
import { cashbackOf, type Layer, layersOf } from '../../../config/rules/cashback.ts';
import { grouped } from '../../../config/rules/price.ts';
import * as words from './words.yaml';

const { steps } = offers.cashback;

/** Quarters to choose from, in yuan. */
export const spendings = [
  8_000, 12_000, 24_000, 36_000, 48_000, 80_000, 130_000, 200_000, 300_000, 360_000, 500_000,
] as const;

export const start = { spent: 48_000 } as const;

/** How the amount came about: `18,000 × 5%`. */
export const howOf = ({ amount, percent }: Layer) => `${grouped(amount)} × ${percent}%`;

const view = { left: 96, right: 1_160, top: 40, floor: 340 };
const most = spendings.at(-1)!;

/** Amounts are drawn by their root, so that the lower steps have room too. */
const along = (spent: number) => Math.round(view.left + Math.sqrt(spent / most) * (view.right - view.left));
const up = (percent: number) => Math.round(view.floor - (percent / 12) * (view.floor - view.top));
const text = (x: number, y: number, letters: string, rest = '') =>
  `<text x="${x}" y="${y}" font-size="18.5" fill="var(--ink)" ${rest}>${letters}</text>`;

/** The steps as a staircase of shares; what lies left of the quarter's spending is filled. */
export function staircase({ spent }: { spent: number }): string {
  const stairs = steps.map(({ from, percent }, index) => {
    const end = steps[index + 1]?.from ?? most;
    const filled = Math.min(Math.max(spent, from), end);
    const [x, y, width] = [along(from), up(percent), along(end) - along(from)];
    return [
      `<rect x="${x}" y="${y}" width="${width}" height="${view.floor - y}" fill="var(--card)" stroke="var(--rule)"/>`,
      `<rect x="${x}" y="${y}" width="${along(filled) - x}" height="${view.floor - y}" fill="var(--tint)"/>`,
      text(x + 8, y - 14, `${percent}%`, 'font-weight="650"'),
      text(x, view.floor + 28, `¥${grouped(from)}`, 'text-anchor="middle"'),
    ].join('');
  });
  const place = along(spent);
  const right = place > 900;
  return [
    `<path d="M${view.left} ${view.floor}H${view.right}" stroke="var(--ink)" stroke-width="2"/>`,
    ...stairs,
    `<path d="M${place} ${view.floor + 8}V24" stroke="var(--warm)" stroke-width="3"/>`,
    text(
      place + (right ? -16 : 16),
      30,
      words.reading.quarter({ spent: grouped(spent) }),
      `font-weight="650"${right ? ' text-anchor="end"' : ''}`,
    ),
  ].join('');
}

/** What a choice of the slider amounts to, for the page and its script. */
export function readOf({ spent }: { spent: number }) {
  const back = cashbackOf(spent);
  const layers = layersOf(spent);
  const share = `${((back / spent) * 100).toFixed(1)}%`;
  return {
    texts: {
      spent: `¥${grouped(spent)}`,
      back: `¥${grouped(back)}`,
      share,
      how:
        layers.length > 0 ? layers.map(howOf).join(' ＋ ') : words.reading.nothing({ from: grouped(steps[0]!.from) }),
    },
    status: words.reading.status({ spent: grouped(spent), back: grouped(back), share }),
  };
}
