import { expect, it } from 'vitest';
import videos from '../../../config/content/videos.json' with { type: 'json' };
import { lessonFrames } from '../../../config/lesson-frames.ts';

it('has a frame of each lesson', () => {
  expect([...lessonFrames.keys()].sort()).toEqual(videos.map(({ id }) => id).sort());
});
