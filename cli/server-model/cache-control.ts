export const cacheControl = {
  /** Files named by their content hash. */
  immutable: 'public, max-age=31536000, immutable',
  /** Stored and revalidated on each use: an unchanged file costs a 304. */
  revalidate: 'no-cache',
  /** Failed calls. */
  noStore: 'no-store',
} as const;

/** Cache-Control of a file by its visitor: a response tells whether the visitor is logged in, so that of one who is must not be shared. */
export type PageCache = { anonymous: string; loggedIn: string };

/** Browsers ask each time, as always; caches that many visitors share ask after `fresh` seconds. */
export const pageCache = ({ fresh, stale }: { fresh: number; stale: number }): PageCache => ({
  anonymous: `public, max-age=0, s-maxage=${fresh}${stale > 0 ? `, stale-while-revalidate=${stale}` : ''}`,
  loggedIn: 'private, no-cache',
});
