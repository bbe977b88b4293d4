import { expect, it } from 'vitest';
import { at, clockAt, seconds, statusAt, worst } from '../../../pages/products/compass/model.ts';

it('shows the second with the longest delay, and blames the side that lost packets', () => {
  expect(at(worst).delay).toBe(Math.max(...seconds.map((second) => at(second).delay)));
  expect(statusAt(worst)).toBe('14:07:25，上行丢包 46%，时延 412 毫秒：卡顿：周远的上行丢包');
  expect(statusAt(60)).toMatch(/^14:08:00，.*两端正常$/);
  expect(clockAt(0)).toBe('14:07:00');
});
