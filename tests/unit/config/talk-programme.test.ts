import { expect, it } from 'vitest';
import { promotions } from '../../../config/routes/promotions.ts';

it('the pages of the talk programme, phone pages too, have the theme of its sister site', () => {
  const sister = promotions.filter(({ attributes }) => attributes?.['sister'] === 'mctalk');
  expect(sister.map(({ path }) => path)).toEqual([
    '/promotion/mctalk3',
    '/promotion/mctalk4',
    '/promotion/mctalkDetail3',
    '/promotion/mctalk2021',
    '/promotion/m/mctalk3',
    '/promotion/m/mctalk4',
    '/promotion/m/mctalkDetail3',
  ]);
  expect(promotions.filter(({ path }) => /mctalk/.test(path))).toEqual(sister);
});
