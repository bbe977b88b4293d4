import { termSlot } from './search-terms.ts';

/** The files of a search index, as the build writes them and browsers read them. All but the first are below `assets/`, named by their content. */
export type SearchIndex = {
  /** Pages in the index. */
  pages: number;
  /** Numbers of pages in a file of texts: page `n` is in file `floor(n / perFile)`, at `n % perFile`. */
  perFile: number;
  /** Hashes in the names of the files of terms, by their first slot; empty for the other slots of a file. */
  terms: readonly string[];
  /** The same of the files of texts, by number; empty where no page belongs into it. */
  texts: readonly string[];
};

/** Hash of the file that lists a term, if any does; empty in an index without pages. */
export function hashOfTerm(term: string, terms: readonly string[]): string {
  let slot = termSlot(term, terms.length);
  while (slot > 0 && !terms[slot]) slot -= 1;
  return terms[slot] ?? '';
}

/** Terms of one file: how many pages have each, and the best of these as differences from one to the next, see `packed`. */
export type TermFile = Readonly<Record<string, readonly [pages: number, ...listed: number[]]>>;

/** Pages of one file of texts. */
export type TextFile = readonly FoundPage[];

export type FoundPage = {
  address: string;
  title: string;
  /** Area of the route table. */
  area: string;
  /** Its description. */
  about: string;
  /** Beginning of its text. */
  text: string;
};

/** Address of the first file in each edition. It is revalidated. */
export const searchIndexPath = 'search.json';

/** Address of a file of the index, by its hash. */
export const searchFile = (hash: string) => `assets/search-${hash}.json`;
