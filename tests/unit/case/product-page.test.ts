import { describe, expect, it } from 'vitest';
import { productPage } from '../../../components/case/product-page.ts';
import { productCodes } from '../../../config/products.ts';
import { routes } from '../../../config/routes/index.ts';

describe('the page of a product', () => {
  it('is in the route table, for every code', () => {
    const paths = new Set(routes.filter(({ edition }) => edition === 'zh').map(({ path }) => path));
    expect(productCodes.filter((code) => !paths.has(productPage(code)?.address ?? ''))).toEqual([]);
  });

  it('is none for a code that nobody knows', () => {
    expect(productPage('toString')).toBeNull();
  });
});
