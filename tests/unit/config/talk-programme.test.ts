import { expect, it } from 'vitest';
import { promotions } from '../../../config/routes/promotions.ts';
import { isMctalk } from '../../../config/rules/talk-programme.ts';

it('the pages of the talk programme, phone pages too, are its sister site', () => {
  expect(promotions.map(({ path }) => path).filter(isMctalk)).toEqual([
    '/promotion/mctalk3',
    '/promotion/mctalk4',
    '/promotion/mctalkDetail3',
    '/promotion/mctalk2021',
    '/promotion/m/mctalk3',
    '/promotion/m/mctalk4',
    '/promotion/m/mctalkDetail3',
  ]);
  expect(['/mctalk3', '/promotion/mc', '/dev-blog/mctalk', '/promotion/free'].filter(isMctalk)).toEqual([]);
});
