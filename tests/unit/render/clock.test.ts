import { describe, expect, it } from 'vitest';
import { clock } from '../../../config/clock.ts';
import { nextDue } from '../../../cli/pipeline/next-due.ts';

/** Before campaigns began, during talks and campaigns, and when only anniversaries are left. */
const starts = ['2023-11-01T00:00:00Z', '2026-11-18T00:00:00Z', '2030-01-01T00:00:00Z'].map(Date.parse);

describe('the next change of what pages show', () => {
  it.each(starts)('is the first moment after %d that pages tell apart', (now) => {
    const next = clock.nextChange(now);
    expect(next).toBeGreaterThan(now);
    expect(clock.keyAt(next! - 1)).toBe(clock.keyAt(now));
    expect(clock.keyAt(next!)).not.toBe(clock.keyAt(now));
  });

  it('includes the end of a talk and the anniversary of the founding, on the calendar of Shanghai', () => {
    expect(nextDue({ now: Date.parse('2026-11-18T00:00:00Z'), content: null, clock })).toEqual({
      at: '2026-11-19T12:30:00.000Z',
      because: 'calendar',
    });
    expect(nextDue({ now: Date.parse('2030-01-01T00:00:00Z'), content: null, clock })).toEqual({
      at: '2030-10-12T16:00:00.000Z',
      because: 'calendar',
    });
  });
});

it('a build is due for content if that comes before the calendar', () => {
  const now = Date.parse('2026-11-18T00:00:00Z');
  expect(nextDue({ now, content: now + 1000, clock })).toEqual({ at: '2026-11-18T00:00:01.000Z', because: 'content' });
  expect(nextDue({ now, content: Date.parse('2026-12-01T00:00:00Z'), clock })).toMatchObject({ because: 'calendar' });
});
