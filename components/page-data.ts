import { type Ask, ask } from '../config/calls/ask.ts';
import type { PageRoute } from './define-page.ts';

/**
 * The documents and demos of the product that a page's row names, for its `needs`: `needs: pageData`, or
 * `needs: (route) => ({ ...pageData(route), cases: ask('caseList') })`. The page finds them in `data.pageData`.
 * Throws when the row names no product.
 */
export function pageData({ path, product }: Pick<PageRoute, 'path' | 'product'>): { pageData: Ask<'pageData'> } {
  if (product === null) throw new Error(`pageData: the row of ${path} names no product; add \`product\` to the row`);
  return { pageData: ask('pageData', { product }) };
}
