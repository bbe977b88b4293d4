import { editionNames } from '../editions.ts';

/** Statuses that have a page of their own, in each edition. They answer only as errors, never by their own address. */
export const errorStatuses = [404, 500, 502, 503, 504] as const;
export type ErrorStatus = (typeof errorStatuses)[number];

/** Every error page: one for each status and edition. */
export const errorPages = editionNames.flatMap((edition) => errorStatuses.map((status) => ({ edition, status })));

/** What all of them are made with. */
export const errorPage = { layout: 'error', page: 'errors/error' } as const;
