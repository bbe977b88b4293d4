import { type Cache, openCache } from '../store/cache.ts';
import type { IndexRules } from './index-files.ts';
import { keyOf, shortHash } from '../lib/sha256.mjs';

/** Maximum size of the cache in bytes: enough for 150,000 articles, which take 11 kB each. */
const keptBytes = 2_000_000_000;

/** Cache of search records of documents and of index sections, as JSON. */
export type SearchRecords = Pick<Cache, 'get' | 'set' | 'evict'> & {
  /** The key of the record of a document. */
  keyOf(document: { hash: string; brand: string }): string;
  close(): Promise<void>;
};

type OpenSearchRecordsOptions = {
  cache: string;
  /** Hash of the code that creates the records. */
  engine: string;
  rules: IndexRules;
};

export function openSearchRecords({ cache, engine, rules }: OpenSearchRecordsOptions): SearchRecords {
  const { limits, lesserAreas } = rules;
  const kept = openCache({
    cache,
    name: 'search',
    engine: shortHash(JSON.stringify([engine, limits, lesserAreas])),
    maxBytes: keptBytes,
  });
  return {
    get: kept.get,
    set: kept.set,
    evict: kept.evict,
    keyOf: ({ hash, brand }) => keyOf(`${brand} ${hash}`),
    close: async () => kept.close(),
  };
}
