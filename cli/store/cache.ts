import { dirname, join } from 'node:path';
import { keyOf } from '../lib/sha256.mjs';
import { openPack, removeUnusedPacks } from './pack.ts';

/** A cache of computed values that is kept between builds. A key must contain everything that its value depends on. */
export type Cache = {
  /** The cached value; null when there is none or it is damaged. */
  get(key: string): Buffer | null;
  /** Stores a value. Write errors are ignored: the next build computes the value again. */
  set(key: string, value: string | Uint8Array): void;
  /** Returns the value cached for these inputs (plain data), or creates and stores it. */
  getOrCreate(inputs: unknown, create: () => Promise<string | Uint8Array>): Promise<Buffer>;
  /** Keys that were read or written. */
  usedKeys(): readonly string[];
  /** Evicts the oldest entries when the cache exceeds `maxBytes`, and removes caches of earlier versions of the code. */
  evict(): void;
  close(): void;
};

type OpenCacheOptions = {
  cache: string;
  name: 'fragments' | 'parts' | 'og-images' | 'picture-forms' | 'picture-sizes' | 'search';
  /** Hash of the code that computes the values; each version of the code has its own pack. Omitted when the keys include that hash. */
  engine?: string;
  maxBytes: number;
};

export function openCache({ cache, name, engine, maxBytes }: OpenCacheOptions): Cache {
  const folder = engine === undefined ? join(cache, name) : join(cache, name, engine);
  const pack = openPack(folder);
  const get: Cache['get'] = (key) => {
    const value = pack.read(key);
    return value === null || value === 'damaged' ? null : value.body;
  };
  const set: Cache['set'] = (key, value) => {
    try {
      pack.put(key, { body: value, meta: '' });
    } catch {
      // The next build creates the value again.
    }
  };
  return {
    get,
    set,
    async getOrCreate(inputs, create) {
      const key = keyOf(JSON.stringify(inputs));
      const found = get(key);
      if (found) return found;
      const value = await create();
      set(key, value);
      return Buffer.from(value as string);
    },
    usedKeys: () => [...pack.usedKeys()],
    evict() {
      pack.compact({ maxBytes });
      if (engine !== undefined) removeUnusedPacks(dirname(folder), { keep: engine });
    },
    close: () => pack.close(),
  };
}
