import { type Kept, openKept } from '../cache/kept.ts';

/** Hashes of the pictures drawn before, by the names of their cards. Losing one costs the time to draw it again. */
export type DrawnBefore = Pick<Kept, 'tidy' | 'close'> & {
  /** SHA-256 of a card's picture, hex; null when it was not drawn before. */
  find(name: string): string | null;
  put(name: string, hash: string): void;
};

/** Bytes kept at most: those of some 70,000 cards. */
const keptBytes = 8_000_000;

/** Opens what is known of cards below a cache folder. The name of a card is a hash of what it shows and of the code that draws. */
export function openDrawnBefore(cache: string): DrawnBefore {
  const kept = openKept({ cache, name: 'cards', bytes: keptBytes });
  return { ...kept, find: (name) => kept.find(name)?.toString() ?? null };
}
