import { type Edition, editionNames, editions } from '../../config/editions.ts';
import type { ServerRules } from './server-rules.ts';
import { goHome, notFoundMessage, unreadableRequest } from '../../config/strings.ts';

/** The message of an error whose page cannot be read: as on the page, the status in Chinese and the word in English. */
export function fallbackMessage({ edition, status }: { edition: Edition; status: number }): string {
  if (status === 404) return notFoundMessage;
  return edition === 'zh' ? String(status) : 'Error';
}

/** The document that replaces an error page that cannot be read. `message` may be a variable of the server. */
export function errorFallback(message: string): string {
  return (
    '<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">' +
    `<title>${message}</title><main><h1>${message}</h1><p><a href="/">${goHome}</a></p></main>` +
    '<!-- The error page could not be read: the error log of the server has the reason. -->'
  );
}

/** The origins of the editions, for the page of a request whose edition is unknown. */
export function homesOf({ editions }: Pick<ServerRules, 'editions'>): Record<Edition, string> {
  return Object.fromEntries(editions.map(({ edition, origin }) => [edition, origin])) as Record<Edition, string>;
}

type UnknownEditionPageOptions = {
  /** May be a variable of the server. */
  status: string;
  /** Origin of each edition. */
  homes: Readonly<Record<Edition, string>>;
};

/** The page of a request that was refused before its host, and so its edition, was known: in both languages, with both home pages. */
export function unknownEditionPage({ status, homes }: UnknownEditionPageOptions): string {
  const parts = editionNames.map((edition) => {
    const { lang, home } = editions[edition];
    const { text, link } = unreadableRequest[edition];
    return `<section lang="${lang}"><p>${text}</p><p><a href="${homes[edition]}${home}">${link}</a></p></section>`;
  });
  return (
    '<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">' +
    `<meta name="robots" content="noindex"><title>Error ${status}</title><main><h1>Error ${status}</h1>${parts.join('')}</main>`
  );
}
