import { isEnglishPath } from './rules/edition.ts';

/** Input of a guard. */
type Guarded = { path: string };

/** Checks that routes can name. Each returns nothing, or the reason for rejecting the route. */
export const guards: Record<string, (route: Guarded) => string | undefined> = {
  english: ({ path }) => (isEnglishPath(path) ? undefined : 'the English site serves only /, /en, /en/… and /hk/…'),
  phone: ({ path }) => (path.includes('/m/') ? undefined : 'only addresses that contain /m/ get the phone viewport'),
};
