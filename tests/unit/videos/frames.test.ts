import { expect, it } from 'vitest';
import { lessonFrames } from '../../../components/videos/frames.ts';
import videos from '../../../config/content/videos.json' with { type: 'json' };

/** Chinese ones take the room of two. */
const lettersOf = (line: string) => [...line].reduce((sum, letter) => sum + (letter > '\u2e7f' ? 2 : 1), 0);

it('shows a frame of each lesson, whose code fits into it', () => {
  expect(Object.keys(lessonFrames).sort()).toEqual(videos.map(({ id }) => id).sort());
  for (const { code, at, file } of Object.values(lessonFrames)) {
    expect([file, code.length, at < 5]).toEqual([file, 5, true]);
    expect([file, Math.max(...code.map(lettersOf)) <= 38]).toEqual([file, true]);
  }
});
