import { packed, type Term, termFile, termOf, termText } from '../../config/rules/search-terms.ts';
import { lesserAreas, searchLimits } from '../../config/search.ts';
import { searchFile, type SearchIndex, type TermFile } from '../../config/search-index.ts';
import { sha256 } from '../lib/sha256.mjs';
import { eachWeight, type PageRecord, shownOf } from './page-record.ts';
import {
  addValue,
  allOf,
  type Listed,
  listedOf,
  openPostings,
  removeValue,
  type Values,
  valuesOf,
} from './postings.ts';

export type IndexedPage = { address: string; area: string };

/** The part of an index that depends only on some pages: hashes of their text files, and their terms. */
export type Section = { texts: readonly string[]; terms: readonly (readonly [term: string, ...Listed])[] };

type IndexFilesInput<Page extends IndexedPage> = {
  pages: readonly Page[];
  recordOf: (page: Page) => Promise<PageRecord>;
  /** Receives a finished file; its path is below the document root. */
  write: (file: { path: string; content: string }) => Promise<void>;
  /** Returns the cached section of the same pages at the same positions, with its files, or creates it. */
  remember: (from: readonly unknown[], make: () => Promise<Section>) => Promise<Section>;
  /** Sections of the last index; null: all pages are indexed again. */
  earlier: Earlier | null;
};

/** Sections of the last index, whatever their pages were then, and its files. */
export type Earlier = {
  recall(key: readonly unknown[]): KeptSection | null;
  keep(key: readonly unknown[], section: KeptSection): void;
  /** Stores the terms of one file with all of their pages, which are JSON, and returns the key to find them by. */
  keepTerms(terms: string): string;
  /** Null when they are not cached any more. */
  recallTerms(key: string): TermFile | null;
  /** Weights of the terms of a page of the last index, which is JSON; null when they are not cached any more. */
  weightsOf(page: string): Map<Term, number> | null;
  /** Adds a file of the last index to this one; false when it is not cached any more. */
  reuse(hash: string): Promise<boolean>;
};

/** A section as it is kept for the next index, which replaces only the pages that changed, and reads only files of terms that these have. */
export type KeptSection = {
  /** The pages of each file of texts, as JSON, and its hash. */
  groups: readonly { pages: readonly string[]; text: string }[];
  /** Keys of the terms with all of their pages, by the file that lists them; empty without terms. */
  terms: readonly string[];
  /** Hashes of the files of terms; none if there are other sections, too. */
  files: readonly string[];
};

/** Minimum number of pages per section. On a large site, a change affects only one section. */
const sectionPages = 2048;

/**
 * Merges the records of pages into the files of an index. Streams the pages: memory has only the best pages of each term and the texts of
 * one file.
 */
export async function indexFiles<Page extends IndexedPage>({
  pages,
  recordOf,
  write,
  remember,
  earlier,
}: IndexFilesInput<Page>): Promise<SearchIndex> {
  const groups = textGroups(pages);
  const perFile = Math.max(1, ...groups.map((group) => group.length));
  const inSection = groups.length / sectionsFor(pages);
  const termFiles = filesFor(pages, searchLimits.files.terms);
  const fileOf = (term: Term) => termFile(term, termFiles);
  const named = async (content: string) => {
    const hash = sha256(content);
    await write({ path: pathOf(hash), content });
    return hash;
  };
  const keyOf = (first: number) => [first, perFile, groups.length];

  /** Replaces the pages of a section that changed since the last index, or adds all. Null when a part of the last one is not cached any more. */
  async function replace(first: number, section: readonly Page[][], last: KeptSection | null): Promise<Updated | null> {
    const now = section.map((group) => group.map((page) => JSON.stringify(page)));
    const terms = openTerms(last?.terms ?? null);
    const texts: string[] = [];
    for (const [number, group] of section.entries()) {
      const old = last?.groups[number];
      const before = old?.pages ?? [];
      const isSame = before.length === group.length && group.every((_, at) => before[at] === now[number]![at]);
      if (old && isSame && (old.text === '' || (await earlier!.reuse(old.text)))) {
        texts.push(old.text);
        continue;
      }
      const found: string[] = [];
      for (let at = 0; at < Math.max(before.length, group.length); at++) {
        const page = group[at];
        const record = page && (await recordOf(page));
        if (page && record) found.push(foundPage(page, record));
        const earlierPage = before[at];
        if (earlierPage === now[number]![at]) continue;
        const had = earlierPage === undefined ? new Map<Term, number>() : earlier!.weightsOf(earlierPage);
        const place = ((first + number) * perFile + at) * packed.page;
        const has = (take: TakeWeight) => page && record && eachWeightIn(page, record, take);
        if (!had || !replaceTerms({ terms, place, had, has })) return null;
      }
      texts.push(found.length > 0 ? await named(`[${found.join(',')}]`) : '');
    }
    const groupsNow = now.map((own, number) => ({ pages: own, text: texts[number]! }));
    const keep = (kept: Pick<KeptSection, 'terms' | 'files'>) =>
      earlier?.keep(keyOf(first), { groups: groupsNow, ...kept });
    return { texts, terms, last, keep };
  }

  /**
   * Replaces the terms of one page. A term that keeps its weight is left alone, so most changes of a page read few files. False when a file
   * of the last index is not cached any more.
   */
  function replaceTerms({ terms, place, had, has }: ReplaceTermsInput): boolean {
    let isComplete = true;
    const reads = (term: Term) => (isComplete &&= terms.isWhole || terms.read(fileOf(term)));
    has((term, weight) => {
      if (had.get(term) === weight) had.delete(term);
      else if (reads(term)) addValue(terms.values, term, place + weight);
    });
    for (const [term, weight] of had) if (reads(term)) removeValue(terms.values, term, place + weight);
    return isComplete;
  }

  /** The terms of a section, read by file as needed: `kept` by the last index. */
  function openTerms(kept: readonly string[] | null): Terms {
    const values: Values = new Map();
    const files = new Set<number>();
    const isRead = (file: number) => kept === null || files.has(file);
    return {
      values,
      isWhole: kept === null,
      isRead,
      read(file) {
        if (isRead(file)) return true;
        const terms = kept![file] === '' ? {} : earlier!.recallTerms(kept![file]!);
        for (const [term, listed] of Object.entries(terms ?? {})) values.set(termOf(term), valuesOf(listed));
        files.add(file);
        return terms !== null;
      },
      byFile() {
        const sorted = Array.from({ length: termFiles }, (): Listing[] => []);
        for (const [term, all] of values)
          if (all.length > 0) sorted[fileOf(term)]!.push({ term: termText(term), values: all });
        for (const own of sorted) own.sort((a, b) => (a.term < b.term ? -1 : 1));
        return sorted;
      },
    };
  }

  /** The files of terms of the only section. Null when terms are not cached any more. */
  async function filesOf({ terms, last, keep }: Updated): Promise<string[] | null> {
    const same = new Set<number>();
    for (let file = 0; file < termFiles; file++) {
      const old = terms.isRead(file) ? undefined : last?.files[file];
      if (old !== undefined && (old === '' || (await earlier!.reuse(old)))) same.add(file);
      else if (!terms.read(file)) return null;
    }
    const files: string[] = [];
    const kept: string[] = [];
    for (const [file, own] of terms.byFile().entries()) {
      if (same.has(file)) {
        files.push(last!.files[file]!);
        kept.push(last!.terms[file]!);
        continue;
      }
      const text = termsText(own.map(({ term, values }) => [term, listedOf(values)]));
      files.push(own.length > 0 ? await named(text) : '');
      kept.push(keptTerms(own, text));
    }
    keep({ files, terms: kept });
    return files;
  }

  /** Stores the terms of a file for the next index. `listed` is the file, which has only the best pages of each. */
  function keptTerms(own: readonly Listing[], listed?: string): string {
    if (own.length === 0 || !earlier) return '';
    const isAll = own.every(({ values }) => values.length <= searchLimits.listed);
    const text = isAll ? listed : undefined;
    return earlier.keepTerms(text ?? termsText(own.map(({ term, values }) => [term, allOf(values)])));
  }

  const resultOf = (terms: readonly string[], texts: readonly string[]): SearchIndex => ({
    pages: pages.length,
    perFile,
    terms: terms.map(shortOf),
    texts: texts.map(shortOf),
  });

  /** Updates a section with `finish`, from the last index if all that is needed of it is cached. */
  async function update<Made>(
    first: number,
    section: readonly Page[][],
    finish: (updated: Updated) => Promise<Made | null>,
  ): Promise<Made> {
    for (const last of [earlier?.recall(keyOf(first)) ?? null, null]) {
      const updated = await replace(first, section, last?.terms.length === termFiles ? last : null);
      const made = updated && (await finish(updated));
      if (made !== null) return made;
    }
    throw new Error('an index without an earlier one needs nothing that is cached');
  }

  if (inSection === groups.length) {
    return update(0, groups, async (only) => {
      const files = await filesOf(only);
      return files && resultOf(files, only.texts);
    });
  }
  const postings = openPostings();
  const texts: string[] = [];
  for (let first = 0; first < groups.length; first += inSection) {
    const section = groups.slice(first, first + inSection);
    const made = await remember([first, perFile, section], () =>
      update(first, section, async ({ texts, terms, keep }) => {
        for (let file = 0; file < termFiles; file++) if (!terms.read(file)) return null;
        const all = terms.byFile();
        keep({ files: [], terms: earlier ? all.map((own) => keptTerms(own)) : [] });
        return { texts, terms: all.flat().map(({ term, values }) => [term, ...listedOf(values)] as const) };
      }),
    );
    texts.push(...made.texts);
    postings.join(made.terms);
  }
  const files = Array.from({ length: termFiles }, (): [string, Listed][] => []);
  for (const [term, listed] of postings.list()) files[termFile(term, termFiles)]!.push([term, listed]);
  const hashes: string[] = [];
  for (const terms of files) {
    terms.sort(([a], [b]) => (a < b ? -1 : 1));
    hashes.push(terms.length > 0 ? await named(termsText(terms)) : '');
  }
  return resultOf(hashes, texts);
}

/** JSON of a page in a file of texts. */
const foundPage = ({ address, area }: IndexedPage, record: PageRecord): string =>
  `${JSON.stringify({ address, area }).slice(0, -1)},${shownOf(record)}}`;

/** JSON of a file of terms. */
const termsText = (terms: readonly (readonly [term: string, Listed])[]): string =>
  `{${terms.map(([term, listed]) => `${JSON.stringify(term)}:[${listed.join(',')}]`).join(',')}}`;

type TakeWeight = (term: Term, weight: number) => void;

/** Calls `take` with the weights of a page's terms. On pages of lesser areas, a term in the title counts as one in the text. */
function eachWeightIn({ area }: Pick<IndexedPage, 'area'>, record: PageRecord, take: TakeWeight): void {
  const counted = lesserAreas.includes(area) ? packed.weight : packed.weight | packed.title;
  eachWeight(record, (term, weight) => take(term, weight & counted));
}

/** Weights of a page's terms. */
export function weightsIn(page: Pick<IndexedPage, 'area'>, record: PageRecord): Map<Term, number> {
  const weights = new Map<Term, number>();
  eachWeightIn(page, record, (term, weight) => weights.set(term, weight));
  return weights;
}

type ReplaceTermsInput = {
  terms: Terms;
  /** The page's place in the index, packed. */
  place: number;
  /** Weights of its terms in the last index. */
  had: Map<Term, number>;
  /** Calls with those in this one. */
  has: (take: TakeWeight) => void;
};

/** A term with all of its pages. */
type Listing = { term: string; values: readonly number[] };

type Terms = {
  /** The terms of all files that were read; without pages if only pages that are gone had a term. */
  values: Values;
  /** Reads the terms of a file; false when they are not cached any more. */
  read(file: number): boolean;
  isRead(file: number): boolean;
  /** Whether there is nothing to read. */
  isWhole: boolean;
  /** Terms with pages, of the files that were read, in order. */
  byFile(): Listing[][];
};
/** A section with its terms, and what the last index kept of it. */
type Updated = {
  texts: string[];
  terms: Terms;
  last: KeptSection | null;
  keep: (kept: Pick<KeptSection, 'terms' | 'files'>) => void;
};

const shortOf = (hash: string) => hash.slice(0, 8);

/** Path of a file of the index, by the hash of its content. */
export const pathOf = (hash: string) => searchFile(shortOf(hash));

/** A power of two, so that the number rarely changes. */
const filesFor = ({ length }: readonly unknown[], most: number) =>
  Math.min(most, Math.max(searchLimits.files.least, 2 ** Math.ceil(Math.log2(Math.max(1, length)))));

/** A power of two, as the number of groups is. */
const sectionsFor = ({ length }: readonly unknown[]) => 2 ** Math.max(0, Math.floor(Math.log2(length / sectionPages)));

/** Assigns pages to files by hash of their address, so that a new page changes only its own file. */
function textGroups<Page extends IndexedPage>(pages: readonly Page[]): Page[][] {
  const files = filesFor(pages, searchLimits.files.texts);
  const groups = Array.from({ length: files }, (): Page[] => []);
  for (const page of [...pages].sort((a, b) => (a.address < b.address ? -1 : 1)))
    groups[Number.parseInt(sha256(page.address).slice(0, 8), 16) % files]!.push(page);
  return groups;
}
