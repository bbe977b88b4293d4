import { termFile } from '../../config/rules/search-terms.ts';
import { packed } from '../../config/rules/search-terms.ts';
import { searchLimits } from '../../config/search.ts';
import { type FoundPage, searchFile, type SearchIndex } from '../../config/search-index.ts';
import { sha256 } from '../lib/sha256.mjs';
import type { PageRecord } from './page-record.ts';
import { type Listed, openPostings } from './postings.ts';

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
}: IndexFilesInput<Page>): Promise<SearchIndex> {
  const groups = textGroups(pages);
  const perFile = Math.max(1, ...groups.map((group) => group.length));
  const named = async (content: string) => {
    const hash = sha256(content).slice(0, 8);
    await write({ path: searchFile(hash), content });
    return hash;
  };

  async function make(first: number, section: readonly Page[][]): Promise<Section> {
    const postings = openPostings();
    const texts: string[] = [];
    for (const [number, group] of section.entries()) {
      const found: FoundPage[] = [];
      for (const [at, page] of group.entries()) {
        const { title, about, text, terms, weights } = await recordOf(page);
        found.push({ address: page.address, area: page.area, title, about, text });
        const place = ((first + number) * perFile + at) * packed.page;
        for (const [index, term] of terms.entries()) postings.add(term, place + weights[index]!);
      }
      texts.push(found.length > 0 ? await named(JSON.stringify(found)) : '');
    }
    return { texts, terms: postings.list().map(([term, listed]) => [term, ...listed]) };
  }

  const postings = openPostings();
  const texts: string[] = [];
  let only: Section['terms'] | null = null;
  const inSection = groups.length / sectionsFor(pages);
  for (let first = 0; first < groups.length; first += inSection) {
    const section = groups.slice(first, first + inSection);
    const made = await remember([first, perFile, section], () => make(first, section));
    texts.push(...made.texts);
    if (section.length === groups.length) only = made.terms;
    else postings.join(made.terms);
  }

  const files = Array.from({ length: filesFor(pages, searchLimits.files.terms) }, (): [string, Listed][] => []);
  const all = only?.map(([term, ...listed]) => [term, listed] as const) ?? postings.list();
  for (const [term, listed] of all) files[termFile(term, files.length)]!.push([term, listed]);
  const terms: string[] = [];
  for (const file of files) {
    file.sort(([a], [b]) => (a < b ? -1 : 1));
    terms.push(file.length > 0 ? await named(JSON.stringify(Object.fromEntries(file))) : '');
  }
  return { pages: pages.length, perFile, terms, texts };
}

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
