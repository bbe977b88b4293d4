import { goHome, notFoundMessage } from '../../config/strings.ts';
import { editionNow } from '../lib/facts.ts';

/** What is left when a page failed, and so did its error page: what happened, and a way out. */
export function fallbackPage(status: number): Document {
  const message = status === 404 ? notFoundMessage : editionNow() === 'zh' ? String(status) : 'Error';
  const page = document.implementation.createHTMLDocument(message);
  page.documentElement.lang = document.documentElement.lang;
  page.body.innerHTML = `<main id="main" lang="en" tabindex="-1" data-widget="fallback"><h1>${message}</h1><a href="/" data-reload>${goHome}</a></main>`;
  return page;
}
