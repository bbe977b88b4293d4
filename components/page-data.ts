import { type CallRequest, request } from '../config/calls/request.ts';
import type { PageRoute } from './define-page.ts';

/**
 * The documents and demos of the product that a page's row names, for its `needs`: `needs: pageData`, or
 * `needs: (route) => ({ ...pageData(route), cases: request('caseList') })`. The page finds them in `data.pageData`.
 * Throws when the row names no product.
 */
export function pageData({ path, product }: Pick<PageRoute, 'path' | 'product'>): {
  pageData: CallRequest<'pageData'>;
} {
  if (product === null) throw new Error(`pageData: the row of ${path} names no product; add \`product\` to the row`);
  return { pageData: request('pageData', { product }) };
}
