import { expect, it } from 'vitest';
import { emsOf } from '../../../components/sections/chart/scale.ts';
import { lessonFrames } from '../../../components/videos/frames.ts';
import videos from '../../../config/content/videos.json' with { type: 'json' };

it('shows a frame of each lesson, whose code fits into it', () => {
  expect(Object.keys(lessonFrames).sort()).toEqual(videos.map(({ id }) => id).sort());
  for (const { code, at, file } of Object.values(lessonFrames)) {
    expect([file, code.length, at < 5]).toEqual([file, 5, true]);
    // 366 of its 384 units, in letters of 14.
    expect([file, Math.max(...code.map((line) => emsOf(line) * 14)) <= 366]).toEqual([file, true]);
  }
});
