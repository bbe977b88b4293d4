import { expect, it } from 'vitest';
import { measurements } from '../../../config/measurements.ts';
import { allSavings, firstFrame, type Saving, slowest, statusOf } from '../../../pages/products/vod/model.ts';

it('adds up to the measured time to the first picture with all savings, and to each saving less without it', () => {
  expect(firstFrame(allSavings)).toBe(measurements.vod.firstFrame);
  const saved = (['address', 'index', 'slice'] as Saving[]).map((one) => slowest - firstFrame(new Set([one])));
  expect(saved).toEqual([180, 165, 345]);
  expect(slowest - saved.reduce((sum, one) => sum + one)).toBe(firstFrame(allSavings));
  expect(statusOf(new Set())).toBe('首帧 1,090 毫秒，三项都没有开');
});
