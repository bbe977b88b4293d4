import type { Guard } from '#generator';
import { isEnglishPath } from './rules/edition.ts';

/** Checks that routes can name. Each returns nothing, or the reason for rejecting the route. */
export const guards: Record<string, Guard> = {
  english: ({ path }) => (isEnglishPath(path) ? undefined : 'the English site serves only /, /en, /en/… and /hk/…'),
  phone: ({ path }) => (path.includes('/m/') ? undefined : 'only addresses that contain /m/ get the phone viewport'),
};
