import { expect, it } from 'vitest';
import { measurements } from '../../../config/measurements.ts';
import { elapsed, failures, picture, reading } from '../../../pages/products/yys-devops/model.ts';

it('the stations take as long together as a release', () => {
  expect(elapsed(failures.length - 1)).toBe(measurements.cloudNative.release.minutes * 60);
  expect(reading(0).status).toBe('一路畅通：10:00 到达全部用户');
});

it('the later a station breaks, the more users have seen the version', () => {
  const users = failures.slice(1).map((failure) => Number.parseInt(reading(failure).texts.users, 10));
  expect(users).toEqual([0, 0, 0, 0, 0, 5, 50, 100]);
  expect(reading(2).texts.back).toBe('没有上线，停在原地');
  expect(reading(8).texts.back).toBe('40 秒，自动');
});

it('the way back is drawn from where users have the version', () => {
  const ways = failures.map((failure) => (picture({ failure }).match(/stroke-dasharray/g) ?? []).length);
  expect(ways).toEqual([0, 0, 0, 0, 0, 0, 2, 2, 2]);
});
