import { describe, expect, it } from 'vitest';
import { discounted, stepped } from '../../../config/rules/partners.ts';
import { breakEven, costOf, incomeOf, margin, quarters, reached, total } from '../../../pages/partners/kind/model.ts';

const steps = [
  { from: 0, percent: 8 },
  { from: 500, percent: 12 },
  { from: 2_000, percent: 15 },
];

describe('the share of a partner', () => {
  it('grows step by step, and only for what lies above a step', () => {
    expect([0, 500, 600, 2_000, 3_000].map((amount) => stepped(amount, steps))).toEqual([0, 40, 52, 220, 370]);
  });

  it('of an integrator is what stays of each part of the contract', () => {
    expect({ margin, total }).toEqual({ margin: 745_000, total: 3_200_000 });
  });

  it('of a dealer is counted over the quarters of a year', () => {
    expect(quarters.map((_, quarter) => reached(quarter))).toEqual([180_000, 500_000, 1_020_000, 1_800_000]);
  });
});

describe('the price of a software maker', () => {
  it('is the list price in tenths, in whole fen', () => {
    expect([discounted(10_001, 8.5), discounted(10_000, 8)]).toEqual([8_501, 8_000]);
  });

  it('is paid from as many clinics as the chart marks', () => {
    const even = breakEven();
    const left = (count: number) => incomeOf(count) - costOf(count) - 5_600_000;
    expect(left(even)).toBeGreaterThanOrEqual(0);
    expect(left(even - 1)).toBeLessThan(0);
  });
});
