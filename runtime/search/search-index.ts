import {
  type FoundPage,
  hashOfTerm,
  searchFile,
  type SearchIndex,
  searchIndexPath,
  type TermFile,
  type TextFile,
} from '#generator';
import { destinationOf } from './destination.ts';
import { nearestQuery } from './nearest.ts';
import { config, currentEdition } from '../lib/config.ts';
import { loadChunk } from '../lib/load-chunk.ts';
import { isChinese, otherQuery, wantedTerms } from './query.ts';
import { type Lookup, namedFirst, rank, words } from './rank.ts';

/** What a query found. */
export type Found = {
  /** The place that the query asks for, before all pages. */
  destination: FoundPage | null;
  /** Whether the query has a word to search for: "the" has none. */
  isQuery: boolean;
  /** Terms to mark. */
  terms: readonly string[];
  /** Numbers of the pages that fit, best first. */
  numbers: readonly number[];
  /** The first of them. */
  pages: readonly FoundPage[];
  /** What was searched for in place of the query, which nothing fits; null for the query itself. */
  other: string | null;
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

type FindOptions = { query: string; count: number; other?: string | null };

async function find({ query, count, other = null }: FindOptions): Promise<Found> {
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
  if (lookups.some((lookup) => isChinese(lookup.term) && words(lookup).length === 0)) {
    const simplified = await simplifiedOf(query);
    if (simplified !== query) return find({ query: simplified, count, other });
  }
  const numbers = rank({ lookups, pages });
  if (numbers.length === 0 && other === null) {
    const written = otherQuery({ query, edition: currentEdition() });
    if (written !== null) return find({ query: written, count, other: written });
  }
  const found = numbers.slice(0, count).map(async (number) => {
    const file = await load<TextFile>(`/${searchFile(texts[Math.floor(number / perFile)]!)}`);
    return file[number % perFile]!;
  });
  return {
    destination: destinationOf({ query, edition: currentEdition(), config }),
    isQuery: wanted.length > 0,
    terms: wanted.flatMap(({ term, alike }) => (alike ? [term, alike] : [term])),
    numbers,
    pages: namedFirst({ query, pages: await Promise.all(found) }),
    other,
    instead: numbers.length === 0 ? await nearestQuery({ query, lookups, listed }) : null,
  };
}

/** The query in simplified characters. Their table is loaded where a word is on no page; without it the query stays. */
async function simplifiedOf(query: string): Promise<string> {
  const table = await loadChunk(() => import('./traditional.ts'), { unnoticed: true }).catch(() => null);
  return table?.inSimplified(query) ?? query;
}
