import { expect, it } from 'vitest';
import { measurements } from '../../../config/measurements.ts';
import { frameTime, statusOf, usual } from '../../../pages/products/face/model.ts';

it('keeps below the measured time of a frame with all effects on, and takes none with all off', () => {
  const all = { smooth: 1, white: 1, slim: 1, eyes: 1, background: 1 };
  expect(frameTime(all)).toBeCloseTo(7.6);
  expect(frameTime(all)).toBeLessThan(measurements.face.frame);
  expect(frameTime({ smooth: 0, white: 0, slim: 0, eyes: 0, background: 0 })).toBe(0);
  expect(statusOf(usual)).toBe('单帧 6.2 毫秒，33.3 毫秒里用去 19%，稳在 30 帧');
});
