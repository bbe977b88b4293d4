import { editions, type Edition } from '../../../config/editions.ts';
import type { ErrorStatus } from '../../../config/routes/error.ts';

/** The file of a page, below the document root: `/im` is `im.html`, `/m/` is `m/index.html`, the English `/` is `en.html`. */
export function pageFile({ edition, address }: { edition: Edition; address: string }): string {
  const { folder } = editions[edition];
  if (address === '/') return folder ? `${folder.slice(0, -1)}.html` : 'index.html';
  return address.endsWith('/') ? `${address.slice(1)}index.html` : `${address.slice(1)}.html`;
}

/** The file of an error page, below the document root: `404.html`, `en/404.html`. */
export function errorFile({ edition, status }: { edition: Edition; status: ErrorStatus }): string {
  return `${editions[edition].folder}${status}.html`;
}
