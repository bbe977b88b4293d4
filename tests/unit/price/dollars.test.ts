import { describe, expect, it } from 'vitest';
import { dollarMeters } from '../../../config/dollar-prices.ts';
import { dollarLineOf, dollars, roundDollars, unitDollars } from '../../../config/rules/dollars.ts';

const meterOf = (id: string) => dollarMeters.find((meter) => meter.id === id)!;

describe('a line of a bill in dollars', () => {
  it('takes the free units off, and costs each part at the price of its tier', () => {
    expect(dollarLineOf(meterOf('users'), 20_100)).toEqual({
      free: 100,
      parts: [
        { quantity: 10_000, cents: 6 },
        { quantity: 10_000, cents: 5 },
      ],
      cents: 110_000,
    });
  });

  it('is rounded once, to a whole cent', () => {
    expect(dollarLineOf(meterOf('voice'), 5_005).cents).toBe(0);
    expect(dollarLineOf(meterOf('voice'), 5_006).cents).toBe(1);
    expect(dollarLineOf(meterOf('video'), 0)).toEqual({ free: 0, parts: [], cents: 0 });
  });

  it('never costs more for a unit of a later tier', () => {
    for (const { tiers } of dollarMeters) {
      const prices = tiers.map(({ cents }) => cents);
      expect(prices).toEqual(prices.toSorted((a, b) => b - a));
    }
  });
});

it('writes amounts as they are read in English', () => {
  expect([dollars(123_450), dollars(5), roundDollars(300_000), roundDollars(399)]).toEqual([
    '$1,234.50',
    '$0.05',
    '$3,000',
    '$3.99',
  ]);
  expect([unitDollars({ cents: 1_290, per: 1_000 }), unitDollars({ cents: 6, per: 1 })]).toEqual(['$0.0129', '$0.06']);
});
