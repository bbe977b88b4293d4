/** When releases are kept, and when a release that loses too much is refused. */
export const publishing = {
  /** Releases kept at least, the current one included. */
  keep: 5,
  /** A release younger than this is never removed: visitors may still have its pages open. Milliseconds. */
  day: 86_400_000,
  /** Releases kept at most, however young: beyond this a day protects no longer. */
  most: 50,
  /** Content that no release has held for so long leaves the cache. Milliseconds. */
  cached: 30 * 86_400_000,
  shrink: {
    /** A family of pages that grows with content may lose this share, or fewer than this many pages. */
    family: { share: 0.05, pages: 3 },
    /** This many pages may each lose this share of their main text, or more of it. */
    text: { share: 0.5, pages: 10 },
  },
} as const;

export type Publishing = {
  keep: number;
  day: number;
  most: number;
  cached: number;
  shrink: { family: { share: number; pages: number }; text: { share: number; pages: number } };
};
