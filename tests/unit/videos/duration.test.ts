import { describe, expect, it } from 'vitest';
import { clockOf, isoOf, lengthOf } from '../../../components/videos/duration.ts';

describe('the length of a lesson', () => {
  it.each([
    [5, '0:05', 'PT5S'],
    [754, '12:34', 'PT12M34S'],
    [1800, '30:00', 'PT30M'],
    [3725, '1:02:05', 'PT1H2M5S'],
  ])('%i seconds read %s, and %s for machines', (seconds, clock, iso) => {
    expect(clockOf(seconds)).toBe(clock);
    expect(isoOf(seconds)).toBe(iso);
  });
});

describe('the length of several lessons', () => {
  it('is told in minutes, and from an hour on in hours', () => {
    expect([3100, 3600, 30420].map(lengthOf)).toEqual(['52 分钟', '1 小时', '8 小时 27 分钟']);
  });
});
