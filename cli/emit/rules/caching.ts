/** Values of Cache-Control. */
export const caching = {
  /** For files named by their content. */
  forever: 'public, max-age=31536000, immutable',
  /** Kept, and asked for again each time: an unchanged one costs a 304. */
  fresh: 'no-cache',
  /** For what went wrong on the way to the API. */
  never: 'no-store',
} as const;
