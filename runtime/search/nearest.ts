import { isChinese } from './query.ts';
import { type Lookup, words } from './rank.ts';

/** Letters by which a proposed word may differ. */
const most = 2;

/** The query with the nearest words of the index in place of those it does not have; null where none is near. */
export function nearestQuery({ query, lookups }: { query: string; lookups: readonly Lookup[] }): string | null {
  let better = query;
  for (const lookup of lookups) {
    const { term, file } = lookup;
    if (isChinese(term) || term.length < 4 || words(lookup).length > 0) continue;
    const near = Object.keys(file)
      .map((word) => ({ word, distance: distance(term, word) }))
      .filter((found) => found.distance <= most)
      .sort((a, b) => a.distance - b.distance)[0];
    if (near) better = better.replace(new RegExp(term, 'i'), near.word);
  }
  return better === query ? null : better.trim();
}

/** Levenshtein distance. */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (const [from, letter] of [...one].entries()) {
    const next = [from + 1];
    for (let to = 0; to < other.length; to++)
      next.push(Math.min(next[to]! + 1, row[to + 1]! + 1, row[to]! + (letter === other[to] ? 0 : 1)));
    row = next;
  }
  return row.at(-1)!;
}
