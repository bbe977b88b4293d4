import { searchLimits } from '../../config/search.ts';
import {
  type FoundPage,
  hashOfTerm,
  searchFile,
  type SearchIndex,
  searchIndexPath,
  type TermFile,
  type TextFile,
} from '#generator';
import { nearestQuery } from './nearest.ts';
import { wantedTerms } from './query.ts';
import { type Lookup, rank } from './rank.ts';

/** What a query found. */
export type Found = {
  /** Terms to mark. */
  terms: readonly string[];
  /** Numbers of the pages that fit, best first. */
  numbers: readonly number[];
  /** The first of them. */
  pages: readonly FoundPage[];
  /** A query that may have been meant; only where nothing fits. */
  instead: string | null;
};

const loaded = new Map<string, Promise<unknown>>();

/** Loads a file of the index once; one that failed is loaded again on the next use. */
function load<File>(path: string): Promise<File> {
  const known = loaded.get(path) as Promise<File> | undefined;
  if (known) return known;
  const file = fetch(path).then((response) => {
    if (!response.ok) throw new Error(`${path}: ${response.status}`);
    return response.json() as Promise<File>;
  });
  file.catch(() => loaded.delete(path));
  loaded.set(path, file);
  return file;
}

/** Loads what every search needs, so that the first one waits for less. */
export const loadIndex = () => load<SearchIndex>(`/${searchIndexPath}`);

/** Searches the index of the current edition. Rejects when a file cannot be loaded; files of a release that was replaced are looked up anew once. */
export async function search({ query, count }: { query: string; count: number }): Promise<Found> {
  try {
    return await find({ query, count });
  } catch {
    loaded.delete(`/${searchIndexPath}`);
    return find({ query, count });
  }
}

async function find({ query, count }: { query: string; count: number }): Promise<Found> {
  const { pages, perFile, terms, texts } = await loadIndex();
  const wanted = wantedTerms(query);
  const listed = async (word: string): Promise<TermFile> => {
    const hash = hashOfTerm(word, terms);
    return hash ? load<TermFile>(`/${searchFile(hash)}`) : {};
  };
  const lookups = await Promise.all(
    wanted.map(async (one): Promise<Lookup> => {
      const [file, alikeFile] = await Promise.all([listed(one.term), one.alike ? listed(one.alike) : {}]);
      return { ...one, file, alikeFile };
    }),
  );
  const numbers = rank({ lookups, pages });
  const found = numbers.slice(0, count).map(async (number) => {
    const file = await load<TextFile>(`/${searchFile(texts[Math.floor(number / perFile)]!)}`);
    return file[number % perFile]!;
  });
  return {
    terms: wanted.flatMap(({ term, alike }) => (alike ? [term, alike] : [term])),
    numbers,
    pages: namedFirst({ query, pages: await Promise.all(found) }),
    instead: numbers.length === 0 ? await nearestQuery({ query, lookups, listed }) : null,
  };
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
