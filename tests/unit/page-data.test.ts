import { expect, it } from 'vitest';
import { pageData } from '../../components/page-data.ts';

it('page data is that of the product of the row', () => {
  expect(pageData({ path: '/sms', product: 'sms' })).toEqual({
    pageData: { call: 'pageData', request: { product: 'sms' } },
  });
});

it('a row without a product has none', () => {
  expect(() => pageData({ path: '/solution', product: null })).toThrow(
    'pageData: the row of /solution names no product; add `product` to the row',
  );
});
