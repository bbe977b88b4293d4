import { listedPrice } from '../../../components/sections/listed-price.ts';
import { board, share, voice } from './model.ts';
import * as words from './words.yaml';

export const lateInAll = words.late
  .flatMap(({ months }) => Object.values(months))
  .reduce((sum, count) => sum + count, 0);
export const begins = ['08:30', '09:20', '10:20', '11:10', '13:20', '14:10', '15:00'];
/** Without electricity on Tuesday, made up for on Thursday. */
export const missed = { from: [1, 1], to: [3, 6] } as const;

export const price = listedPrice({
  product: 'netcall',
  quantities: { hd: 124_000 },
  usage: words.price.usage,
});

/** Two megabits of a room on a hill, in kilobits, in the order in which they are kept. */
export const budget = [
  { ...words.budget.voice, length: voice, tone: 'second' },
  { ...words.budget.board, length: board, tone: 'third' },
  { ...words.budget.picture, length: 2_000 * share - voice - board, tone: 'first' },
  { ...words.budget.back, length: 1_000, tone: 'first' },
  { ...words.budget.spare, length: 2_000 * share, tone: 'muted' },
] as const;
