import type { Edition } from '../define/editions.ts';
import type { SiteDefinition } from '../define/site.ts';

export type ErrorMessages = Pick<SiteDefinition['messages'], 'notFound' | 'goHome' | 'otherError'>;

type FallbackMessageInput = { edition: Edition; status: number; messages: ErrorMessages };

/** The message of an error whose page cannot be read: as on the page. */
export function fallbackMessage({ edition, status, messages }: FallbackMessageInput): string {
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
