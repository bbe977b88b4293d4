import { describe, expect, it } from 'vitest';
import { productPage, productRows } from '../../../components/case/product-page.ts';
import { productCodes } from '../../../config/products.ts';
import { routes } from '../../../config/routes/index.ts';
import { rowFacts, rowReader } from '../../../cli/define/row-facts.ts';

const rows = rowReader(rowFacts({ rows: routes, facts: productRows }));

describe('the page of a product', () => {
  it('is in the route table, for every code', () => {
    const paths = new Set(routes.filter(({ edition }) => edition === 'zh').map(({ path }) => path));
    expect(productCodes.filter((code) => !paths.has(productPage({ code, rows })?.address ?? ''))).toEqual([]);
  });

  it('has the name of its row', () => {
    expect(productPage({ code: 'im', rows })).toEqual({ name: '即时通讯 IM', address: '/im' });
  });

  it('is undefined for an unknown code', () => {
    expect(productPage({ code: 'toString', rows })).toBeNull();
  });
});
