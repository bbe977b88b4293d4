import { goHome, notFoundMessage } from '../../config/strings.ts';
import { currentEdition } from '../lib/config.ts';

/** A plain page for when a page and its error page failed: the message, and a link to the home page. */
export function fallbackPage(status: number): Document {
  const message = status === 404 ? notFoundMessage : currentEdition() === 'zh' ? String(status) : 'Error';
  const page = document.implementation.createHTMLDocument(message);
  page.documentElement.lang = document.documentElement.lang;
  page.body.innerHTML = `<main id="main" lang="en" tabindex="-1" data-widget="fallback"><h1>${message}</h1><a href="/" data-reload>${goHome}</a></main>`;
  return page;
}
