import { searchTerms } from '../../config/rules/search-terms.ts';
import { searchLimits } from '../../config/search.ts';

/** A term of a query. */
export type Wanted = {
  term: string;
  /** Whether words that begin with it count too: it may not be finished, or is one Chinese character. */
  begins: boolean;
};

/** What a query looks for. The last word of another script than Chinese counts as unfinished until a space follows. */
export function wantedTerms(query: string): Wanted[] {
  const text = query.slice(0, searchLimits.query);
  const terms = [...new Set(searchTerms(text))];
  const isFinished = /\s$/.test(text);
  return terms.map((term, at) => ({
    term,
    begins: term.length === 1 || (at === terms.length - 1 && !isFinished && !isChinese(term)),
  }));
}

export const isChinese = (term: string) => /^\p{Script=Han}/u.test(term);
