import { describe, expect, it } from 'vitest';
import { cashbackOf } from '../../../config/rules/cashback.ts';
import { readOf, spendings } from '../../../pages/promotions/cashback/model.ts';

describe('the cash back of a quarter', () => {
  it('is counted step by step, so that spending more never gives less', () => {
    expect([9_999, 10_000, 30_000, 48_000, 360_000].map(cashbackOf)).toEqual([0, 0, 600, 1_500, 27_300]);
    const all = spendings.map((spent) => cashbackOf(spent));
    expect(all).toEqual([...all].sort((a, b) => a - b));
  });

  it('says how it came about', () => {
    expect(readOf({ spent: 48_000 }).texts.how).toBe('20,000 × 3% ＋ 18,000 × 5%');
    expect(readOf({ spent: 8_000 }).texts.how).toBe('不满 ¥10,000，本季不返');
  });
});
