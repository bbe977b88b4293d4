import { type Edition, editions } from '../editions.ts';

/** The file, below the document root, that holds the page of an address: `/price/im` is `price/im.html`. */
export function pageFile({ edition, address }: { edition: Edition; address: string }): string {
  if (address === '/') return edition === 'zh' ? 'index.html' : `${edition}.html`;
  return address.endsWith('/') ? `${address.slice(1)}index.html` : `${address.slice(1)}.html`;
}

/** The file of an edition's error page: `404.html`, `en/404.html`. */
export function errorFile({ edition, status }: { edition: Edition; status: number }): string {
  return `${editions[edition].folder}${status}.html`;
}
