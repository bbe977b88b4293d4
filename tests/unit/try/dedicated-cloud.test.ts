import { expect, it } from 'vitest';
import { capacity, lines, load, picture, reading } from '../../../pages/products/dedicated-cloud/model.ts';

it('a boundary further to the right leaves more on the customer’s side', () => {
  const own = lines.map((line) => (picture({ line }).match(/--tint-soft/g) ?? []).length / 2);
  expect(own).toEqual([0, 4, 6, 8]);
  expect(reading(1).status).toBe('专有云：独享 4 项，14 天交付，运维我们');
});

it('capacity stays three tenths above the load', () => {
  for (const [hour, calls] of load.entries()) expect(calls * 1.3).toBeLessThan(capacity[hour]!);
});
