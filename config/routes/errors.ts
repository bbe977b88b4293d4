import type { ErrorPage as AnyErrorPage } from '#generator';
import { type Edition, editionNames } from '../editions.ts';

/**
 * Statuses that nginx can send, with the rules of a release (410: removed pages) and with common additions: passwords (401), client
 * certificates (421), rate limits (429), ranges (416). Each has a page in each edition, which is served only as an error, never at its own address.
 */
export const errorStatuses = [
  400, 401, 403, 404, 405, 408, 410, 412, 413, 414, 416, 421, 429, 431, 500, 501, 502, 503, 504, 505,
] as const;
export type ErrorStatus = (typeof errorStatuses)[number];

export type ErrorPage = AnyErrorPage & { edition: Edition };

/** Every error page: one for each edition, status and width. */
export const errorPages: readonly ErrorPage[] = editionNames.flatMap((edition) =>
  errorStatuses.flatMap((status) => [false, true].map((phone) => ({ edition, status, phone }))),
);

/** The page and layout of all of them. */
export const errorPage = { layout: 'error', page: 'errors/error' } as const;
