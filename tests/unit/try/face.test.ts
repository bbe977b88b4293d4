import { expect, it } from 'vitest';
import { measurements } from '../../../config/measurements.ts';
import { edges, landmarks, reshaped } from '../../../pages/products/face/landmarks.ts';
import { frameTime, statusOf, usual } from '../../../pages/products/face/model.ts';

it('keeps below the measured time of a frame with all effects on, and takes none with all off', () => {
  const all = { smooth: 1, white: 1, slim: 1, eyes: 1, background: 1 };
  expect(frameTime(all)).toBeCloseTo(7.6);
  expect(frameTime(all)).toBeLessThan(measurements.face.frame);
  expect(frameTime({ smooth: 0, white: 0, slim: 0, eyes: 0, background: 0 })).toBe(0);
  expect(statusOf(usual)).toBe('单帧 6.2 毫秒，33.3 毫秒里用去 19%，稳在 30 帧');
});

it('has 106 landmarks, joined by edges, which stay where they are without reshaping', () => {
  expect(landmarks).toHaveLength(106);
  for (const ends of edges) for (const end of ends) expect(landmarks[end]).toBeDefined();
  expect(reshaped({ slim: 0, eyes: 0 })).toEqual(landmarks);
});

it('makes cheeks narrower and eyes larger', () => {
  const widthOf = (points: readonly (readonly [number, number])[]) =>
    Math.max(...points.map(([x]) => x)) - Math.min(...points.map(([x]) => x));
  const cheeks = [10, 22] as const;
  const moved = reshaped({ slim: 1, eyes: 1 });
  expect(widthOf(cheeks.map((at) => moved[at]!))).toBeLessThan(widthOf(cheeks.map((at) => landmarks[at]!)));
  expect(widthOf(moved.slice(51, 61))).toBeGreaterThan(widthOf(landmarks.slice(51, 61)));
});
