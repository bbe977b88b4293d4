import { describe, expect, it } from 'vitest';
import { dayOf } from '../../../components/legal/day-of.ts';

describe('the day a text takes effect', () => {
  it('is the one where the company is, whatever zone it is written in', () => {
    expect(dayOf({ moment: '2026-05-01T00:00:00+08:00', edition: 'zh' })).toEqual({
      iso: '2026-05-01',
      text: '2026 年 5 月 1 日',
    });
    expect(dayOf({ moment: '2026-04-30T16:00:00Z', edition: 'en' })).toEqual({ iso: '2026-05-01', text: '1 May 2026' });
    expect(dayOf({ moment: '2026-12-31T10:59:59-05:00', edition: 'en' })).toEqual({
      iso: '2026-12-31',
      text: '31 December 2026',
    });
  });
});
