import { packed, searchTerms } from '../../config/rules/search-terms.ts';
import { searchLimits } from '../../config/search.ts';
import type { PageWords } from './page-words.ts';

/** The index data of one page, independent of other pages; cached between builds. */
export type PageRecord = {
  title: string;
  about: string;
  text: string;
  terms: readonly string[];
  /** Weight of each term, and whether the title has it; see `packed`. */
  weights: readonly number[];
};

/** Boost of a term by position. Titles are short, so their terms count most. */
const worth = { heading: 3, about: 2, title: 12 } as const;

/** Weighs the terms of a page by BM25, with a fixed average length, so that the weights do not depend on other pages. */
export function pageRecord({ title, about, headings, text }: PageWords): PageRecord {
  const counts = new Map<string, number>();
  const inText = searchTerms(text);
  for (const term of inText) add(counts, term, 1);
  for (const term of searchTerms(headings)) add(counts, term, worth.heading - 1);
  for (const term of searchTerms(about)) add(counts, term, worth.about);
  const inTitle = new Set(searchTerms(title));
  for (const term of inTitle) add(counts, term, worth.title / (1 + inTitle.size / 8));

  const length = 0.4 + (0.6 * inText.length) / searchLimits.usualLength;
  const terms = [...counts.keys()];
  const weights = terms.map((term) => {
    const count = counts.get(term)!;
    const weight = Math.max(1, Math.round((packed.weight * count) / (count + 1.5 * length)));
    return weight + (inTitle.has(term) ? packed.title : 0);
  });
  return { title, about, text: beginning(text), terms, weights };
}

const add = (counts: Map<string, number>, term: string, count: number) =>
  void counts.set(term, (counts.get(term) ?? 0) + count);

/** Truncates at a character boundary, and at a word boundary if the text has spaces. */
function beginning(text: string): string {
  if (text.length <= searchLimits.text) return text;
  const cut = text.slice(0, searchLimits.text);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), searchLimits.text - 24)).replace(/[\uD800-\uDBFF]$/, '')}…`;
}
