import { type Kept, openKept } from '../cache/kept.ts';
import { keyOf } from '../sha256.mjs';

/** Bytes of records and sections that are kept: those of a hundred thousand articles. */
const keptBytes = 1_000_000_000;

/** What the search index says of documents, and parts of the index, as JSON by what they were made of; kept between builds. */
export type SearchRecords = Pick<Kept, 'find' | 'put' | 'tidy'> & {
  /** The key of a document's record. */
  keyOf(document: { hash: string; brand: string }): string;
  close(): Promise<void>;
};

/** Opens them. `engine` is the hash of the code that makes them. */
export function openSearchRecords({ cache, engine }: { cache: string; engine: string }): SearchRecords {
  const kept = openKept({ cache, name: 'search', engine, bytes: keptBytes });
  return {
    find: kept.find,
    put: kept.put,
    tidy: kept.tidy,
    keyOf: ({ hash, brand }) => keyOf(`${brand} ${hash}`),
    close: async () => kept.close(),
  };
}
