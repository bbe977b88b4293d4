import type { Publishing } from '#generator';

/** Retention of releases, and limits of the shrink guard. */
export const publishing: Publishing = {
  /** Minimum number of releases to keep, including the current one. */
  keep: 5,
  /** Younger releases are not removed, because visitors may have their pages open. Milliseconds. */
  day: 86_400_000,
  /** Maximum number of releases, including young ones. */
  most: 50,
  /** Time after which blobs without release are evicted from the cache. Milliseconds. */
  cached: 30 * 86_400_000,
  shrink: {
    /** A page family may lose this share, or fewer than this number of pages. */
    family: { share: 0.05, pages: 3 },
    /** This number of pages may lose this share, or more, of their main text. */
    text: { share: 0.5, pages: 10 },
  },
};
