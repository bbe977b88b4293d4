import { type Edition, editions } from '../editions.ts';
import type { ErrorPage } from '../routes/errors.ts';

/**
 * The file, below the document root, that holds the page of an address: `/price/im` is `price/im.html`. A text chosen by
 * the query lies beside it, `/clauses?serviceType=1` in `clauses@1.html`: no address has an @, so it never answers alone.
 */
export function pageFile({ edition, address: whole }: { edition: Edition; address: string }): string {
  const [address = '', query] = whole.split('?');
  if (query !== undefined) return pageFile({ edition, address }).replace(/\.html$/, `@${query.split('=')[1]}.html`);
  if (address === '/') return edition === 'zh' ? 'index.html' : `${edition}.html`;
  return address.endsWith('/') ? `${address.slice(1)}index.html` : `${address.slice(1)}.html`;
}

/** The folder of an edition's error pages, below the document root: empty, `m/`, `en/`, `en/m/`. */
export function errorFolder({ edition, phone }: Pick<ErrorPage, 'edition' | 'phone'>): string {
  return `${editions[edition].folder}${phone ? 'm/' : ''}`;
}

/** The file of an error page: `404.html`, `m/404.html`, `en/404.html`, `en/m/404.html`. */
export function errorFile({ edition, status, phone }: ErrorPage): string {
  return `${errorFolder({ edition, phone })}${status}.html`;
}
