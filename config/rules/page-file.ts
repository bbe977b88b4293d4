import { type ErrorPage, errorFile as fileOfError, pageFile as fileOf } from '#generator';
import { type Edition, editions } from '../editions.ts';

/** The file of a page of this site, below the document root. */
export const pageFile = (page: { edition: Edition; address: string }): string => fileOf(page, editions);

/** The file of an error page of this site. */
export const errorFile = (page: ErrorPage): string => fileOfError(page, editions);
