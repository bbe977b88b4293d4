import { goHome, notFoundMessage } from '../../config/strings.ts';
import { editionNow } from '../lib/facts.ts';

/** What is left when a page failed, and so did its error page: what happened, and a way out. */
export function fallbackPage(status: number): Document {
  const message = status === 404 ? notFoundMessage : editionNow() === 'zh' ? String(status) : 'Error';
  const page = document.implementation.createHTMLDocument(message);
  page.documentElement.lang = document.documentElement.lang;
  const heading = Object.assign(page.createElement('h1'), { textContent: message });
  const link = Object.assign(page.createElement('a'), { href: '/', textContent: goHome });
  link.dataset['reload'] = '';
  const main = Object.assign(page.createElement('main'), { id: 'main', lang: 'en', tabIndex: -1 });
  main.dataset['widget'] = 'fallback';
  main.append(heading, link);
  page.body.append(main);
  return page;
}
