import { isEnglishPath } from './rules/edition.ts';

/** What a guard may look at. */
type Guarded = { path: string };

/** Named checks that a route asks for. Each answers nothing, or why the route is rejected by a guard. */
export const guards: Record<string, (route: Guarded) => string | undefined> = {
  english: ({ path }) => (isEnglishPath(path) ? undefined : 'the English site serves only /, /en, /en/… and /hk/…'),
  phone: ({ path }) => (path.includes('/m/') ? undefined : 'only addresses that contain /m/ get the phone viewport'),
};
