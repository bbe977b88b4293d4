import { describe, expect, it } from 'vitest';
import { clockOf, nextClockChange } from '../../../cli/render/clock.ts';
import { nextDue } from '../../../cli/pipeline/next-due.ts';

/** Before campaigns began, during talks and campaigns, and when only anniversaries are left. */
const starts = ['2023-11-01T00:00:00Z', '2026-11-18T00:00:00Z', '2030-01-01T00:00:00Z'].map(Date.parse);

describe('the next change of what pages show', () => {
  it.each(starts)('is the first moment after %d that pages tell apart', (now) => {
    const next = nextClockChange(now);
    expect(next).toBeGreaterThan(now);
    expect(clockOf(next! - 1)).toBe(clockOf(now));
    expect(clockOf(next!)).not.toBe(clockOf(now));
  });

  it('includes the end of a talk and the anniversary of the founding, on the calendar of Shanghai', () => {
    expect(nextDue({ now: Date.parse('2026-11-18T00:00:00Z'), content: null })).toEqual({
      at: '2026-11-19T12:30:00.000Z',
      because: 'calendar',
    });
    expect(nextDue({ now: Date.parse('2030-01-01T00:00:00Z'), content: null })).toEqual({
      at: '2030-10-12T16:00:00.000Z',
      because: 'calendar',
    });
  });
});

it('a build is due for content if that comes before the calendar', () => {
  const now = Date.parse('2026-11-18T00:00:00Z');
  expect(nextDue({ now, content: now + 1000 })).toEqual({ at: '2026-11-18T00:00:01.000Z', because: 'content' });
  expect(nextDue({ now, content: Date.parse('2026-12-01T00:00:00Z') })).toMatchObject({ because: 'calendar' });
});
