import type { Edition } from '../define/editions.ts';
import type { SiteDefinition } from '../define/site.ts';

export type ErrorMessages = Pick<SiteDefinition['messages'], 'notFound' | 'goHome' | 'otherError'> & {
  /** Of a request that could not be read, for each edition: its language, text, its texts for statuses, and the link to its home page. */
  unreadable: readonly {
    lang: string;
    href: string;
    text: string;
    texts?: Readonly<Record<number, string>>;
    link: string;
  }[];
};

type FallbackMessageOptions = { edition: Edition; status: number; messages: ErrorMessages };

/** The message of an error whose page cannot be read: as on the page. */
export function fallbackMessage({ edition, status, messages }: FallbackMessageOptions): string {
  return status === 404 ? messages.notFound : (messages.otherError[edition] ?? String(status));
}

/** The document that replaces an error page that cannot be read. `message` may be a variable of the server. */
export function errorFallback(message: string, { goHome }: Pick<ErrorMessages, 'goHome'>): string {
  return (
    '<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">' +
    `<title>${message}</title><main><h1>${message}</h1><p><a href="/">${goHome}</a></p></main>` +
    '<!-- The error page could not be read: the error log of the server has the reason. -->'
  );
}

type UnknownEditionPageOptions = {
  /** May be a variable of the server. */
  status: string;
  messages: Pick<ErrorMessages, 'unreadable'>;
};

/** Statuses for which the page of a request that could not be read has a text of its own. */
export function statusesWithTexts({ unreadable }: Pick<ErrorMessages, 'unreadable'>): number[] {
  return [...new Set(unreadable.flatMap(({ texts = {} }) => Object.keys(texts)))].map(Number);
}

/** The page of a request that was refused before its host, and so its edition, was known: in the language of each edition. */
export function unknownEditionPage({ status, messages }: UnknownEditionPageOptions): string {
  const parts = messages.unreadable.map(
    ({ lang, href, text, texts, link }) =>
      `<section lang="${lang}"><p>${texts?.[Number(status)] ?? text}</p><p><a href="${href}">${link}</a></p></section>`,
  );
  return (
    '<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">' +
    `<meta name="robots" content="noindex"><title>Error ${status}</title><main><h1>Error ${status}</h1>${parts.join('')}</main>`
  );
}
