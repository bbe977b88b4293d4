import { type Edition, editions } from '../editions.ts';

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

/** The file of an edition's error page: `404.html`, `en/404.html`. */
export function errorFile({ edition, status }: { edition: Edition; status: number }): string {
  return `${editions[edition].folder}${status}.html`;
}
