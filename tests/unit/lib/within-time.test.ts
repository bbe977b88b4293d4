import { expect, it } from 'vitest';
import { TimeOutError, withinTime } from '../../../cli/lib/within-time.ts';

it.each<[string, () => unknown]>([
  [
    'a loop',
    () => {
      for (;;);
    },
  ],
  ['a pattern that backtracks', () => /^(a+)+$/.test(`${'a'.repeat(60)}b`)],
  ['a quadratic replacement', () => '<'.repeat(5e6).replace(/<[^>]*>/g, '')],
  ['work within other work', () => withinTime(60_000, () => /^(a+)+$/.test(`${'a'.repeat(60)}b`))],
])('%s is ended, and the thread goes on', (_, work) => {
  expect(() => withinTime(50, work)).toThrow(new TimeOutError(50));
  expect(withinTime(60_000, () => 1)).toBe(1);
});

it('the error of the work is passed on', () => {
  const own = new TypeError('it failed');
  expect(() =>
    withinTime(60_000, () => {
      throw own;
    }),
  ).toThrow(own);
});
