import { packed, termFile } from '../../config/rules/search-terms.ts';
import { searchLimits } from '../../config/search.ts';
import { type FoundPage, searchFile, type SearchIndex } from '../../config/search-index.ts';
import { sha256 } from '../lib/sha256.mjs';
import type { PageRecord } from './page-record.ts';
import { addValue, type Listed, listedOf, openPostings, removeValues, type Values } from './postings.ts';

/** A page to be indexed. */
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
  /** Adds a file of the last index to this one; false when it is not cached any more. */
  reuse(hash: string): Promise<boolean>;
};

/** A section as it is kept for the next index, which replaces only the pages that changed. */
export type KeptSection = {
  /** The pages of each file of texts, as JSON, and its hash. */
  groups: readonly { pages: readonly string[]; text: string }[];
  terms: readonly [term: string, values: number[]][];
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
  const named = async (content: string) => {
    const hash = sha256(content);
    await write({ path: pathOf(hash), content });
    return hash;
  };
  const keyOf = (first: number) => [first, perFile, groups.length];

  /** Replaces the pages of a section that changed since the last index: all of them when there is none. */
  async function update(first: number, section: readonly Page[][]): Promise<Updated> {
    const before = earlier?.recall(keyOf(first)) ?? null;
    const now = section.map((group) => group.map((page) => JSON.stringify(page)));
    const isNew = (group: number, at: number) => before?.groups[group]?.pages[at] !== now[group]![at];
    const placeOf = (group: number, at: number) => (first + group) * perFile + at;
    const gone = (before?.groups ?? []).flatMap((group, number) =>
      [...group.pages.keys()].filter((at) => isNew(number, at)).map((at) => placeOf(number, at)),
    );
    const values: Values = new Map(before?.terms);
    const changed = before && new Set(removeValues(values, new Set(gone)));
    const texts: string[] = [];
    for (const [number, group] of section.entries()) {
      const old = before?.groups[number];
      const isSame = old?.pages.length === group.length && !group.some((_, at) => isNew(number, at));
      if (isSame && (old!.text === '' || (await earlier!.reuse(old!.text)))) {
        texts.push(old!.text);
        continue;
      }
      const found: FoundPage[] = [];
      for (const [at, page] of group.entries()) {
        const { title, about, text, terms, weights } = await recordOf(page);
        found.push({ address: page.address, area: page.area, title, about, text });
        if (!isNew(number, at)) continue;
        const place = placeOf(number, at) * packed.page;
        for (const [index, term] of terms.entries()) {
          addValue(values, { term, value: place + weights[index]! });
          changed?.add(term);
        }
      }
      texts.push(found.length > 0 ? await named(JSON.stringify(found)) : '');
    }
    const keep = (files: readonly string[]) =>
      earlier?.keep(keyOf(first), {
        groups: now.map((group, number) => ({ pages: group, text: texts[number]! })),
        terms: [...values],
        files,
      });
    return { texts, values, changed, files: before?.files ?? [], keep };
  }

  async function writeTerms(terms: Iterable<readonly [string, () => Listed]>, last: LastTerms): Promise<string[]> {
    const files = Array.from({ length: filesFor(pages, searchLimits.files.terms) }, (): [string, () => Listed][] => []);
    for (const [term, listed] of terms) files[termFile(term, files.length)]!.push([term, listed]);
    const changed = new Set([...(last.changed ?? [])].map((term) => termFile(term, files.length)));
    const isKept = last.changed !== null && last.files.length === files.length;
    const hashes: string[] = [];
    for (const [number, file] of files.entries()) {
      const old = isKept && !changed.has(number) ? last.files[number]! : '';
      if (file.length === 0) hashes.push('');
      else if (old !== '' && (await earlier!.reuse(old))) hashes.push(old);
      else {
        file.sort(([a], [b]) => (a < b ? -1 : 1));
        hashes.push(await named(JSON.stringify(Object.fromEntries(file.map(([term, listed]) => [term, listed()])))));
      }
    }
    return hashes;
  }

  const resultOf = (terms: readonly string[], texts: readonly string[]): SearchIndex => ({
    pages: pages.length,
    perFile,
    terms: terms.map(shortOf),
    texts: texts.map(shortOf),
  });

  if (inSection === groups.length) {
    const only = await update(0, groups);
    const terms = await writeTerms(
      Array.from(only.values, ([term, values]) => [term, () => listedOf(values)] as const),
      only,
    );
    only.keep(terms);
    return resultOf(terms, only.texts);
  }
  const postings = openPostings();
  const texts: string[] = [];
  for (let first = 0; first < groups.length; first += inSection) {
    const section = groups.slice(first, first + inSection);
    const made = await remember([first, perFile, section], async () => {
      const { texts, values, keep } = await update(first, section);
      keep([]);
      return { texts, terms: Array.from(values, ([term, all]) => [term, ...listedOf(all)] as const) };
    });
    texts.push(...made.texts);
    postings.join(made.terms);
  }
  const all = postings.list().map(([term, listed]) => [term, () => listed] as const);
  return resultOf(await writeTerms(all, { changed: null, files: [] }), texts);
}

/** Terms that changed since the last index (null: all), and its files of terms. */
type LastTerms = { changed: ReadonlySet<string> | null; files: readonly string[] };
type Updated = LastTerms & { texts: string[]; values: Values; keep: (files: readonly string[]) => void };

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
