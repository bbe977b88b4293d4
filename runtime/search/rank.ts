import { type FoundPage, packed, type TermFile } from '#generator';
import { searchLimits } from '../../config/search.ts';
import type { Wanted } from './query.ts';

/** A term of the query, with the file that lists it, and the one that lists the term that counts as much. */
export type Lookup = Wanted & { file: TermFile; alikeFile?: TermFile };
type Score = { sum: number; matched: number };

/** What a word counts for that only begins as the query does. */
const begun = 0.7;
/** Share of a query's terms that a page has to have. */
const enough = 0.5;

/** Numbers of the pages that fit a query, best first: all its terms before some, in the title before in the text, rare before frequent. */
export function rank({ lookups, pages }: { lookups: readonly Lookup[]; pages: number }): number[] {
  const scores = new Map<number, Score>();
  for (const lookup of lookups)
    for (const [page, score] of scoresOf({ lookup, pages })) {
      const { sum, matched } = scores.get(page) ?? { sum: 0, matched: 0 };
      scores.set(page, { sum: sum + score, matched: matched + 1 });
    }
  const total = lookups.length;
  return [...scores]
    .filter(([, { matched }]) => matched >= total * enough)
    .map(([page, { sum, matched }]) => ({ page, score: sum * (matched / total) ** 2 }))
    .sort((a, b) => b.score - a.score || a.page - b.page)
    .map(({ page }) => page);
}

/** Score of each page for one term: of the words that fit, the best. */
function scoresOf({ lookup, pages }: { lookup: Lookup; pages: number }): Map<number, number> {
  const { term, file, alike, alikeFile = {} } = lookup;
  const scores = new Map<number, number>();
  const listed = words(lookup).map((word) => [word, file[word]!] as const);
  if (alike && Object.hasOwn(alikeFile, alike)) listed.push([term, alikeFile[alike]!]);
  for (const [word, [having, ...differences]] of listed) {
    const rarity = Math.log(1 + (pages - having + 0.5) / (having + 0.5)) + 0.1;
    let page = 0;
    for (const value of differences) {
      page += Math.floor(value / packed.page);
      const weight = (value & packed.weight) / packed.weight + (value & packed.title ? 1 : 0);
      const score = rarity * weight * (word === term ? 1 : begun);
      if (score > (scores.get(page) ?? 0)) scores.set(page, score);
    }
  }
  return scores;
}

/** The words of a file that a term stands for. */
export function words({ term, begins, file }: Lookup): string[] {
  const exact = Object.hasOwn(file, term) ? [term] : [];
  if (!begins) return exact;
  const longer = Object.keys(file).filter((word) => word !== term && word.startsWith(term));
  return [...exact, ...longer.slice(0, searchLimits.expanded)];
}

/** Results that are shown at first. */
export const firstCount = searchLimits.results;

/** Of the results that are shown at first, the page whose name is the query before those that have it in a longer title. */
export function namedFirst({ query, pages }: { query: string; pages: readonly FoundPage[] }): FoundPage[] {
  const plain = (text: string) => text.normalize('NFKC').trim().toLowerCase();
  const isNamed = ({ title }: FoundPage) => plain(title).split(':')[0] === plain(query);
  const first = pages.slice(0, firstCount);
  return [...first.filter(isNamed), ...first.filter((page) => !isNamed(page)), ...pages.slice(firstCount)];
}
