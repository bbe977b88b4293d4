import { type Cache, openCache } from '../cache/cache.ts';

/** Hashes of the pictures drawn before, by the names of their cards. Losing one costs the time to draw it again. */
export type DrawnBefore = Pick<Cache, 'evict' | 'close'> & {
  /** SHA-256 of a card's picture, hex; null when it was not drawn before. */
  find(name: string): string | null;
  put(name: string, hash: string): void;
};

/** Bytes kept at most: those of some 70,000 cards. */
const keptBytes = 8_000_000;

/** Opens what is known of cards below a cache folder. The name of a card is a hash of what it shows and of the code that draws. */
export function openDrawnBefore(cache: string): DrawnBefore {
  const kept = openCache({ cache, name: 'cards', maxBytes: keptBytes });
  return { ...kept, put: kept.set, find: (name) => kept.get(name)?.toString() ?? null };
}
