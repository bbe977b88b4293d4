import { packed, type Term, termOf, termSlot, termText } from '../define/search-terms.ts';
import type { SearchLimits, SiteDefinition } from '../define/site.ts';
import { searchFile, type SearchIndex, type TermFile } from '../define/search-index.ts';
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

/** What an index depends on besides its pages. */
export type IndexRules = Pick<SiteDefinition['search'], 'limits' | 'lesserAreas'>;

type IndexFilesOptions<Page extends IndexedPage> = {
  rules: IndexRules;
  pages: readonly Page[];
  recordOf: (page: Page) => Promise<PageRecord>;
  /** Receives a finished file; its path is below the document root. The index may not name it, and it may come again with the same content. */
  write: (file: { path: string; content: string }) => Promise<void>;
  /** Returns the cached section of the same pages at the same positions, with its files, or creates it. */
  remember: (from: readonly unknown[], make: () => Promise<Section>) => Promise<Section>;
  /** Sections of the last index; null: all pages are indexed again. */
  earlier: Earlier | null;
  /** Minimum number of pages per section. */
  sectionPages?: number;
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
  /** Adds a file of the last index to this one, as `write` does; false when it is not cached any more. */
  reuse(hash: string): Promise<boolean>;
};

/** A section as it is kept for the next index, which replaces only the pages that changed, and reads only files of terms that these have. */
export type KeptSection = {
  /** The pages of each file of texts, as JSON, and its hash. */
  groups: readonly { pages: readonly string[]; text: string }[];
  /** Characters of the terms of each slot in a file. */
  sizes: readonly number[];
  files: readonly KeptFile[];
};
type KeptFile = {
  /** First slot of the file. */
  first: number;
  /** Its hash; empty if there are other sections, too. */
  hash: string;
  /** Key of its terms with all of their pages. */
  terms: string;
};

/**
 * Of a single section, a change reads and writes only some files; of several, the terms of all. One changed article of 10,000 costs a third
 * less processor time in one section than in four. The terms of a section with all of their pages are in memory at once.
 */
const usualSectionPages = 8192;

/**
 * Merges the records of pages into the files of an index. Streams the pages: memory has only the best pages of each term and the texts of
 * one file.
 */
export async function indexFiles<Page extends IndexedPage>({
  rules,
  pages,
  recordOf,
  write,
  remember,
  earlier,
  sectionPages = usualSectionPages,
}: IndexFilesOptions<Page>): Promise<SearchIndex> {
  const { limits, lesserAreas } = rules;
  const groups = textGroups({ pages, files: limits.files });
  const perFile = Math.max(1, ...groups.map((group) => group.length));
  const inSection = groups.length / sectionsFor(pages, sectionPages);
  const slots = filesFor({ pages, least: limits.files.least, most: limits.files.terms });
  const slotOf = (term: Term) => termSlot(term, slots);
  const named = async (content: string) => {
    const hash = sha256(content);
    await write({ path: pathOf(hash), content });
    return hash;
  };
  const termsText = (own: readonly Listing[]) =>
    listsText(own.map(({ term, values }) => [term, listedOf(values, limits.listed)]));
  const keyOf = (first: number) => [first, perFile, groups.length];

  /** Replaces the pages of a section that changed since the last index, or adds all. Null when a part of the last one is not cached any more. */
  async function replace(first: number, section: readonly Page[][], last: KeptSection | null): Promise<Updated | null> {
    const now = section.map((group) => group.map((page) => JSON.stringify(page)));
    const terms = openTerms(last);
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
        const has = (take: TakeWeight) => page && record && eachWeightIn({ page, record, lesserAreas }, take);
        if (!had || !replaceTerms({ terms, place, had, has })) return null;
      }
      texts.push(found.length > 0 ? await named(`[${found.join(',')}]`) : '');
    }
    const groupsNow = now.map((own, number) => ({ pages: own, text: texts[number]! }));
    const keep = (kept: Pick<KeptSection, 'sizes' | 'files'>) =>
      earlier?.keep(keyOf(first), { groups: groupsNow, ...kept });
    return { texts, terms, last, keep };
  }

  /**
   * Replaces the terms of one page. A term that keeps its weight is left alone, so most changes of a page read few files. False when a file
   * of the last index is not cached any more.
   */
  function replaceTerms({ terms, place, had, has }: ReplaceTermsOptions): boolean {
    let isComplete = true;
    const reads = (term: Term) => (isComplete &&= terms.isWhole || terms.read(slotOf(term)));
    has((term, weight) => {
      if (had.size > 0 && had.get(term) === weight) had.delete(term);
      else if (reads(term)) addValue(terms.values, term, place + weight);
    });
    for (const [term, weight] of had) if (reads(term)) removeValue(terms.values, term, place + weight);
    return isComplete;
  }

  /** The terms of a section, read by file of the last index as needed. */
  function openTerms(last: KeptSection | null): Terms {
    const values: Values = new Map();
    const read = new Set<number>();
    const isRead = (slot: number) => last === null || read.has(slot);
    return {
      values,
      isWhole: last === null,
      isRead,
      read(slot) {
        if (isRead(slot)) return true;
        const at = last!.files.findLastIndex(({ first }) => first <= slot);
        const { first, terms: key } = last!.files[at]!;
        for (let own = first; own < (last!.files[at + 1]?.first ?? slots); own++) read.add(own);
        const terms = earlier!.recallTerms(key);
        for (const [term, listed] of Object.entries(terms ?? {})) values.set(termOf(term), valuesOf(listed));
        return terms !== null;
      },
      bySlot() {
        const sorted = Array.from({ length: slots }, (): Listing[] => []);
        for (const [term, all] of values)
          if (all.length > 0) sorted[slotOf(term)]!.push({ term: termText(term), values: all });
        for (const own of sorted) own.sort((a, b) => (a.term < b.term ? -1 : 1));
        return sorted;
      },
    };
  }

  /**
   * The files of terms of a section: those of the last index that have no changed term, and others, for which `writeFile` returns the hash.
   * Null when terms of the last index are not cached any more.
   */
  async function filesOf({ terms, last, keep }: Updated, writeFile: WriteFile): Promise<KeptFile[] | null> {
    const listed = terms.bySlot().map(termsText);
    const sizes = listed.map(({ length }, slot) => (terms.isRead(slot) ? length : last!.sizes[slot]!));
    const ends = endsOf(sizes, limits.files.characters);
    const same = new Map<number, KeptFile>();
    for (const [at, end] of ends.entries()) {
      const first = ends[at - 1] ?? 0;
      const next = last?.files.findIndex((file) => file.first === first) ?? -1;
      const old = terms.isRead(first) ? undefined : last?.files[next];
      const isSame = old && (last?.files[next + 1]?.first ?? slots) === end;
      if (isSame && (old.hash === '' || (await earlier!.reuse(old.hash)))) same.set(first, old);
      else for (let slot = first; slot < end; slot++) if (!terms.read(slot)) return null;
    }
    const all = terms.bySlot();
    const files: KeptFile[] = [];
    for (const [at, end] of ends.entries()) {
      const first = ends[at - 1] ?? 0;
      const own = all.slice(first, end);
      const text = fileText(terms.isWhole ? listed.slice(first, end) : own.map(termsText));
      const hash = async () => (text === fileText([]) ? '' : writeFile(text));
      files.push(same.get(first) ?? { first, hash: await hash(), terms: keptTerms(own.flat(), text) });
    }
    keep({ sizes, files });
    return files;
  }

  /** Stores the terms of a file for the next index. `listed` is the file, which has only the best pages of each. */
  function keptTerms(own: readonly Listing[], listed: string): string {
    const isAll = own.every(({ values }) => values.length <= limits.listed);
    const all = isAll ? listed : fileText([listsText(own.map(({ term, values }) => [term, allOf(values)]))]);
    return earlier?.keepTerms(all) ?? '';
  }

  function resultOf(files: readonly Pick<KeptFile, 'first' | 'hash'>[], texts: readonly string[]): SearchIndex {
    const terms = new Array<string>(slots).fill('');
    for (const { first, hash } of files) terms[first] = shortOf(hash);
    return { pages: pages.length, perFile, terms, texts: texts.map(shortOf) };
  }

  /** Updates a section with `finish`, from the last index if all that is needed of it is cached. */
  async function update<Made>(
    first: number,
    section: readonly Page[][],
    finish: (updated: Updated) => Promise<Made | null>,
  ): Promise<Made> {
    for (const last of [earlier?.recall(keyOf(first)) ?? null, null]) {
      const updated = await replace(first, section, last?.sizes.length === slots ? last : null);
      const made = updated && (await finish(updated));
      if (made !== null) return made;
    }
    throw new Error('an index without an earlier one needs nothing that is cached');
  }

  if (inSection === groups.length) {
    return update(0, groups, async (only) => {
      const files = await filesOf(only, named);
      return files && resultOf(files, only.texts);
    });
  }
  const postings = openPostings(limits.listed);
  const texts: string[] = [];
  for (let first = 0; first < groups.length; first += inSection) {
    const section = groups.slice(first, first + inSection);
    const made = await remember([first, perFile, section], () =>
      update(first, section, async (updated) => {
        const { texts, terms } = updated;
        for (let slot = 0; slot < slots; slot++) if (!terms.read(slot)) return null;
        if ((await filesOf(updated, async () => '')) === null) return null;
        const all = terms.bySlot().flat();
        return { texts, terms: all.map(({ term, values }) => [term, ...listedOf(values, limits.listed)] as const) };
      }),
    );
    texts.push(...made.texts);
    postings.join(made.terms);
  }
  const bySlot = Array.from({ length: slots }, (): string[] => []);
  for (const term of postings.terms()) bySlot[slotOf(termOf(term))]!.push(term);
  const files: Pick<KeptFile, 'first' | 'hash'>[] = [];
  let file = { first: 0, parts: [] as string[] };
  const finish = async () => files.push({ first: file.first, hash: await named(fileText(file.parts)) });
  const fits = openFilling(limits.files.characters);
  for (const [slot, own] of bySlot.entries()) {
    const part = listsText(own.sort().map((term) => [term, postings.take(term)]));
    if (!fits(part.length)) {
      await finish();
      file = { first: slot, parts: [] };
    }
    file.parts.push(part);
  }
  await finish();
  return resultOf(files, texts);
}

type WriteFile = (text: string) => Promise<string>;

/**
 * Returns a function that adds the next slot to a file of terms, or else begins the next file with it. A file has as many slots as fit into
 * `most` characters, at least one.
 */
function openFilling(most: number): (size: number) => boolean {
  let filled = 0;
  return (size) => {
    const fits = filled === 0 || filled + size <= most;
    filled = fits ? filled + size : size;
    return fits;
  };
}

/** Ends of the files of terms. */
function endsOf(sizes: readonly number[], most: number): number[] {
  const fits = openFilling(most);
  return [...sizes.keys()].filter((slot) => !fits(sizes[slot]!)).concat(sizes.length);
}

/** JSON of a page in a file of texts. */
const foundPage = ({ address, area }: IndexedPage, record: PageRecord): string =>
  `${JSON.stringify({ address, area }).slice(0, -1)},${shownOf(record)}}`;

/** JSON of a file of terms, of those of its slots. */
const fileText = (slots: readonly string[]): string => `{${slots.filter(Boolean).join(',')}}`;

/** The terms of a slot: members of a JSON object. */
const listsText = (terms: readonly (readonly [term: string, Listed])[]): string =>
  terms.map(([term, listed]) => `${JSON.stringify(term)}:[${listed.join(',')}]`).join(',');

type TakeWeight = (term: Term, weight: number) => void;

type WeightsOptions = Pick<IndexRules, 'lesserAreas'> & { page: Pick<IndexedPage, 'area'>; record: PageRecord };

/** Calls `take` with the weights of a page's terms. On pages of lesser areas, a term in the title counts as one in the text. */
function eachWeightIn({ page: { area }, record, lesserAreas }: WeightsOptions, take: TakeWeight): void {
  const counted = lesserAreas.includes(area) ? packed.weight : packed.weight | packed.title;
  eachWeight(record, (term, weight) => take(term, weight & counted));
}

/** Weights of a page's terms. */
export function weightsIn(input: WeightsOptions): Map<Term, number> {
  const weights = new Map<Term, number>();
  eachWeightIn(input, (term, weight) => weights.set(term, weight));
  return weights;
}

type ReplaceTermsOptions = {
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
  /** Reads the file that has the terms of a slot; false when they are not cached any more. */
  read(slot: number): boolean;
  isRead(slot: number): boolean;
  /** Whether there is nothing to read. */
  isWhole: boolean;
  /** Terms with pages, of the files that were read, in order. */
  bySlot(): Listing[][];
};
/** A section with its terms, and what the last index kept of it. */
type Updated = {
  texts: string[];
  terms: Terms;
  last: KeptSection | null;
  keep: (kept: Pick<KeptSection, 'sizes' | 'files'>) => void;
};

/** 40 bits: of the 3,000 files of a large index, two have the same name once in 200,000 indexes. */
const shortOf = (hash: string) => hash.slice(0, 10);

/** Path of a file of the index, by the hash of its content. */
export const pathOf = (hash: string) => searchFile(shortOf(hash));

/** A power of two, so that the number rarely changes. */
const filesFor = ({ pages: { length }, least, most }: { pages: readonly unknown[]; least: number; most: number }) =>
  Math.min(most, Math.max(least, 2 ** Math.ceil(Math.log2(Math.max(1, length)))));

/** A power of two, as the number of groups is. */
const sectionsFor = ({ length }: readonly unknown[], least: number) =>
  2 ** Math.max(0, Math.floor(Math.log2(length / least)));

/** Assigns pages to files by hash of their address, so that a new page changes only its own file. */
function textGroups<Page extends IndexedPage>({
  pages,
  files: { least, texts },
}: Pick<SearchLimits, 'files'> & { pages: readonly Page[] }): Page[][] {
  const files = filesFor({ pages, least, most: texts });
  const groups = Array.from({ length: files }, (): Page[] => []);
  for (const page of [...pages].sort((a, b) => (a.address < b.address ? -1 : 1)))
    groups[Number.parseInt(sha256(page.address).slice(0, 8), 16) % files]!.push(page);
  return groups;
}
