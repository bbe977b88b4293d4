import { expect, it } from 'vitest';
import { offers } from '../../../config/offers.ts';
import { earned } from '../../../config/rules/recommend.ts';

it('each friend earns the amount of the step reached, up to the yearly maximum', () => {
  expect([0, 1, 3, 4, 10, 11].map(earned)).toEqual([0, 200, 600, 900, 2_700, 3_200]);
  expect(earned(offers.recommend.most + 1)).toBe(earned(offers.recommend.most));
});
