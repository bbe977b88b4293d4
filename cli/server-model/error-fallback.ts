import type { Edition } from '../../config/editions.ts';
import { goHome, notFoundMessage } from '../../config/strings.ts';

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
