import { searchTerms } from '#generator';
import type { Edition } from '../../config/editions.ts';
import { alikeWords, askedFor, fillers, otherwise, searchLimits } from '../../config/search.ts';

/** A term of a query. */
export type Wanted = {
  term: string;
  /** Whether words that begin with it count too: it may not be finished, or is one Chinese character. */
  begins: boolean;
  /** A term that counts as much, of a word of the same meaning. */
  alike?: string;
};

const alike = new RegExp(Object.keys(alikeWords).join('|'), 'gi');

/** What a query looks for. The last word of another script than Chinese counts as unfinished until a space follows. */
export function wantedTerms(query: string): Wanted[] {
  const text = askedFor.reduce(
    (made, [asked, written]) => made.replace(asked, written),
    query.slice(0, searchLimits.query),
  );
  const all = searchTerms(text);
  const others = searchTerms(text.replace(alike, (word) => alikeWords[word.toLowerCase()]!));
  const said = [...new Set(all)];
  const about = said.filter((term) => !fillers.has(term));
  const terms = about.length > 0 ? about : said;
  const isFinished = /\s$/.test(query) || said.at(-1) !== terms.at(-1);
  return terms.map((term, at) => {
    const other = others[all.indexOf(term)];
    return {
      term,
      begins: term.length === 1 || (at === terms.length - 1 && !isFinished && !isChinese(term)),
      ...(other && other !== term && { alike: other }),
    };
  });
}

/** What to search for where nothing fits a query; null for nothing else. */
export function otherQuery({ query, edition }: { query: string; edition: Edition }): string | null {
  const text = query.normalize('NFKC');
  return otherwise[edition].find(([asked]) => asked.test(text))?.[1] ?? null;
}

export const isChinese = (term: string) => /^\p{Script=Han}/u.test(term);
