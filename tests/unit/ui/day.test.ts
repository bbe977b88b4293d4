import { describe, expect, it } from 'vitest';
import { dayOf, englishDay, latest } from '../../../components/ui/day.ts';

describe('dayOf', () => {
  it('is the day in Asia/Shanghai, whatever the offset', () => {
    expect(dayOf('2026-03-05T10:00:00+08:00')).toEqual({ iso: '2026-03-05', text: '2026 年 3 月 5 日' });
    expect(dayOf('2025-12-31T16:00:00Z')).toEqual({ iso: '2026-01-01', text: '2026 年 1 月 1 日' });
  });
});

describe('englishDay', () => {
  it('has the day before the month, without a zero', () => {
    expect(englishDay('2026-08-09')).toBe('9 August');
  });
});

describe('latest', () => {
  it('compares moments by the clock, not by their text', () => {
    expect(latest(['2026-03-05T09:00:00+08:00', '2026-03-05T02:00:00Z'])).toBe('2026-03-05T02:00:00Z');
  });

  it('is nothing for none', () => {
    expect(latest([])).toBeUndefined();
  });
});
