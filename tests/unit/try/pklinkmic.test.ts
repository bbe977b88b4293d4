import { expect, it } from 'vitest';
import { fight, readingOf, scoreOf, screen } from '../../../pages/solutions/pklinkmic/model.ts';

it('shows viewers the score of the picture they see, and counts what a message would give away', () => {
  const late = readingOf({ time: 290, lag: 3_000 });
  expect(late.texts).toMatchObject({ clock: '0:13', spoiled: '林遥领先 576，画面里还没有：露底 1 份礼物。' });
  expect(late.texts.right).toBe(scoreOf('right', 287).toLocaleString('en'));
  expect(late.texts.rightGift).not.toContain('城堡');
  expect(readingOf({ time: 291, lag: 3_000 }).texts.rightGift).toBe('城堡 +520');
});

it('counts no gift after the end', () => {
  expect(scoreOf('left', fight + 60)).toBe(scoreOf('left', fight));
  expect(readingOf({ time: 320, lag: 300 }).texts.clock).toBe('惩罚 0:41');
});

it('draws an even bar before the first gift, and the works further as the match goes on', () => {
  expect(screen({ time: 0, lag: 300 })).toContain('H720V64');
  const strokes = (time: number) => screen({ time, lag: 300 }).split('<path').length;
  expect(strokes(150)).toBeGreaterThan(strokes(30));
});
