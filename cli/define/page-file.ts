import type { Edition, Editions } from './editions.ts';

/** An error page. `phone`: for addresses that contain `/m/`, whose pages have the width of the device. */
export type ErrorPage = { edition: Edition; status: number; phone: boolean };

/**
 * The file, below the document root, that holds the page of an address: `/price/im` is `price/im.html`. A text chosen by
 * the query lies beside it, `/clauses?serviceType=1` in `clauses@1.html`: no address has an @, so it never answers alone.
 */
export function pageFile(page: { edition: Edition; address: string }, editions: Editions): string {
  const { edition } = page;
  const [address = '', query] = page.address.split('?');
  if (query !== undefined)
    return pageFile({ edition, address }, editions).replace(/\.html$/, `@${query.split('=')[1]}.html`);
  if (address === '/') return editions[edition]?.paths ? `${edition}.html` : 'index.html';
  return address.endsWith('/') ? `${address.slice(1)}index.html` : `${address.slice(1)}.html`;
}

/** The folder of an edition's error pages, below the document root: empty, `m/`, `en/`, `en/m/`. */
export function errorFolder({ edition, phone }: Pick<ErrorPage, 'edition' | 'phone'>, editions: Editions): string {
  return `${editions[edition]!.folder}${phone ? 'm/' : ''}`;
}

/** The file of an error page: `404.html`, `m/404.html`, `en/404.html`, `en/m/404.html`. */
export function errorFile(page: ErrorPage, editions: Editions): string {
  return `${errorFolder(page, editions)}${page.status}.html`;
}
