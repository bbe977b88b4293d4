export const cacheControl = {
  /** Files named by their content hash. */
  immutable: 'public, max-age=31536000, immutable',
  /** Stored and revalidated on each use: an unchanged file costs a 304. */
  revalidate: 'no-cache',
  /** Failed calls. */
  noStore: 'no-store',
} as const;
