import { aligned, roundYuan } from '../../../config/rules/price.ts';
import { abilities } from '../../../config/sdk-sizes.ts';
import { names } from './model.ts';
import { amounts, boardTenths, month } from './month.ts';
import * as words from './words.yaml';

const due = (ability: (typeof abilities)[number]) =>
  ability === 'whiteboard' ? Math.round((amounts[ability] * boardTenths) / 10) : amounts[ability];
const written = aligned(abilities.map((ability) => roundYuan(due(ability))));
export const rows = abilities.map((ability, index) => ({
  name: names[ability],
  how: ability === 'whiteboard' ? words.rows.how({ how: month[ability].how, boardTenths }) : month[ability].how,
  amount: written[index]!,
}));
export const total = roundYuan(abilities.reduce((sum, ability) => sum + due(ability), 0));

/** So many of one kind before the move and on each of its twenty days. */
const daily = (...spans: readonly (readonly [days: number, count: number])[]) =>
  spans.flatMap(([days, count]) => Array.from({ length: days }, () => count));

/** What an app of twelve pages has to keep, from the foot of a column up. */
export const kept = [
  { name: words.kept[0].name, color: 'var(--tint)', counts: daily([1, 7], [20, 1]) },
  { name: words.kept[1].name, color: 'var(--second)', counts: daily([2, 7], [3, 8], [16, 1]) },
  { name: words.kept[2].name, color: 'var(--third)', counts: daily([5, 7], [3, 8], [13, 1]) },
  {
    name: words.kept[3].name,
    color: 'var(--rule)',
    counts: [0, ...daily([8, 12]), 11, 10, 8, 7, 6, 5, 4, 3, 2, 1, 1, 0],
  },
] as const;
