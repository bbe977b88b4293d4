import { expect, it } from 'vitest';
import downloads from '../../../config/content/downloads.json' with { type: 'json' };
import { abilities, sdkSizes } from '../../../config/sdk-sizes.ts';
import { all, bill, ownSize, picture, reading, sizes } from '../../../pages/products/all-in-one/model.ts';
import { amounts, boardTenths } from '../../../pages/products/all-in-one/month.ts';

const prices = { amounts, boardTenths };

it('the sizes are those of the downloads', () => {
  for (const ability of abilities)
    expect(downloads.find(({ id }) => id === `${ability}-android`)?.size).toBe(`${sdkSizes[ability]} MB`);
});

it('one SDK for all is two fifths smaller than seven', () => {
  const { apart, together } = sizes(all);
  expect([apart.toFixed(1), together.toFixed(1)]).toEqual(['51.2', '30.6']);
  expect(reading(all, prices).texts.less).toBe('小 40%');
});

it('a single ability shares nothing', () => {
  expect(reading(new Set(['im']), prices).texts.less).toBe('一样大');
  for (const ability of abilities) expect(ownSize(ability)).toBeGreaterThan(0);
});

it('the whiteboard costs less beside calls', () => {
  const board = bill(new Set(['whiteboard']), prices);
  expect(bill(new Set(['whiteboard', 'netcall']), prices) - amounts.netcall).toBe((board * boardTenths) / 10);
  expect(reading(new Set(), prices).status).toBe('还没有勾选');
  expect(picture(all).match(/一体化 30.6 MB/g)).toHaveLength(2);
});
