import { goHome, notFoundMessage, requestFailed } from '../../config/error-messages.ts';
import { currentEdition } from '../lib/config.ts';
import type { PreparedPage } from './prepare-page.ts';

/** A plain page for when an error page failed, or another error followed it: the message, and a link to the home page. */
export function fallbackPage(message: string): Document {
  const page = document.implementation.createHTMLDocument(message);
  page.documentElement.lang = document.documentElement.lang;
  page.documentElement.dataset['error'] = '';
  // Chinese is the message of a failed load alone.
  const lang = message < '~' ? ' lang="en"' : '';
  page.body.innerHTML = `<main id="main" tabindex="-1" data-widget="fallback"><h1${lang}>${message}</h1><a href="/" lang="en" data-reload>${goHome}</a></main>`;
  return page;
}

/** The message of an error status. */
export function messageOf(status: number): string {
  return status === 404 ? notFoundMessage : currentEdition() === 'zh' ? String(status) : 'Error';
}

/** What replaces an error page when the next page cannot be loaded. */
export function failedPage(): PreparedPage {
  const page = fallbackPage(requestFailed[currentEdition()]);
  return { status: 0, timing: null, document: page, applyStyles: () => undefined };
}
