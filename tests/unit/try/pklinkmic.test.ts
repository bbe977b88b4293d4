import { expect, it } from 'vitest';
import { barPicture, fight, readingOf, scoreOf } from '../../../pages/solutions/pklinkmic/model.ts';

it('shows viewers the score of the picture they see, and counts what a message would give away', () => {
  const late = readingOf({ time: 290, lag: 3_000 });
  expect(late.texts).toMatchObject({ clock: '0:13', spoiled: '提前露底 1 份礼物' });
  expect(late.texts.right).toBe(scoreOf('right', 287).toLocaleString('en'));
});

it('counts no gift after the end', () => {
  expect(scoreOf('left', fight + 60)).toBe(scoreOf('left', fight));
  expect(readingOf({ time: 320, lag: 300 }).texts.clock).toBe('惩罚 0:41');
});

it('draws an even bar before the first gift', () => {
  expect(barPicture({ time: 0, lag: 300 })).toContain('H500V28');
});
