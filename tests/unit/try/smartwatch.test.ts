import { expect, it } from 'vitest';
import { leftAt, reading } from '../../../pages/solutions/smartwatch/model.ts';

it('ten minutes of video take four per cent', () => {
  const without = leftAt(22, { video: 0, lost: 0 });
  expect(without - leftAt(22, { video: 10, lost: 0 })).toBeCloseTo(4);
});

it('an hour without a signal takes three per cent in place of standby', () => {
  expect(leftAt(22, { video: 0, lost: 0 }) - leftAt(22, { video: 0, lost: 1 })).toBeCloseTo(3 - 1.6);
});

it('says when the battery of before would have been empty', () => {
  expect(reading({ video: 60, lost: 4 }).texts.theirs).toMatch(/^(?:\d+%|\d+ 点多没电)$/);
  expect(leftAt(22, { video: 60, lost: 4 })).toBeGreaterThan(0);
});
