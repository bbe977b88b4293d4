import { describe, expect, it } from 'vitest';
import {
  aligned,
  countOf,
  discountOf,
  estimate,
  grouped,
  lineOf,
  type Meter,
  mostUnits,
  roundYuan,
  type Tariff,
  unitPrice,
  yuan,
} from '../../../config/rules/price.ts';

const meter = (changes: Partial<Meter> = {}): Meter => ({
  id: 'mau',
  name: '月活',
  unit: '人',
  per: 1,
  gift: 100,
  tiers: [
    { upTo: 1_000, fen: 36 },
    { upTo: 10_000, fen: 30 },
    { upTo: null, fen: 18 },
  ],
  ...changes,
});
const minutes = meter({ id: 'minutes', per: 1_000, gift: 0, tiers: [{ upTo: null, fen: 660 }] });
const tariff = (changes: Partial<Tariff> = {}): Tariff => ({
  meters: [meter(), minutes],
  plans: [],
  minimum: 0,
  ...changes,
});

describe('what a quantity costs', () => {
  it.each([
    [0, 0],
    [100, 0],
    [101, 36],
    [1_099, 999 * 36],
    [1_100, 1_000 * 36],
    [1_101, 1_000 * 36 + 30],
    [10_100, 1_000 * 36 + 9_000 * 30],
    [10_101, 1_000 * 36 + 9_000 * 30 + 18],
    [1_000_000, 1_000 * 36 + 9_000 * 30 + 989_900 * 18],
  ])('%i units cost %i fen, the gift first and each tier by itself', (quantity, fen) => {
    expect(lineOf(meter(), quantity).fen).toBe(fen);
  });

  it('says how much lies in each tier', () => {
    expect(lineOf(meter(), 1_150)).toMatchObject({
      gift: 100,
      parts: [
        { from: 1, to: 1_000, quantity: 1_000, fen: 36 },
        { from: 1_001, to: 1_050, quantity: 50, fen: 30 },
      ],
    });
    expect(lineOf(meter(), 40)).toMatchObject({ gift: 40, parts: [] });
  });

  it('never falls while the quantity grows', () => {
    let last = 0;
    for (let quantity = 0; quantity < 12_000; quantity += 7) {
      const { fen } = lineOf(meter(), quantity);
      expect(fen).toBeGreaterThanOrEqual(last);
      last = fen;
    }
  });

  it.each([
    [1, 1],
    [750, 495],
    [757, 500],
    [758, 500],
    [1_000_000_000, 660_000_000],
  ])('%i at 660 fen a thousand are %i fen: rounded once, half a fen up', (quantity, fen) => {
    expect(lineOf(minutes, quantity).fen).toBe(fen);
  });

  it('rounds half a fen up', () => {
    expect(lineOf(meter({ per: 1_000, gift: 0, tiers: [{ upTo: null, fen: 500 }] }), 1).fen).toBe(1);
    expect(lineOf(meter({ per: 1_000, gift: 0, tiers: [{ upTo: null, fen: 499 }] }), 1).fen).toBe(0);
  });

  it('counts whole units between zero and the maximum', () => {
    expect([Number.NaN, -5, 3.9, Number.POSITIVE_INFINITY, 2e12].map(countOf)).toEqual([0, 0, 3, 0, mostUnits]);
  });
});

describe('what a month costs', () => {
  it('is the sum of its lines', () => {
    expect(estimate({ tariff: tariff(), quantities: { mau: 200, minutes: 1_000 } })).toMatchObject({
      fen: 100 * 36 + 660,
      topUp: 0,
      plan: null,
    });
  });

  it('has the fee of its plan on top; an unknown plan counts as the first', () => {
    const plans = [
      { id: 'a', name: 'A', fen: 0 },
      { id: 'b', name: 'B', fen: 5_000 },
    ];
    const of = (plan?: string) =>
      estimate({ tariff: tariff({ plans }), quantities: { mau: 101 }, ...(plan && { plan }) });
    expect(of('b').fen).toBe(5_036);
    expect(of('none').plan?.id).toBe('a');
    expect(of().fen).toBe(36);
  });

  it('is filled up to the minimum, once anything is used', () => {
    const of = (mau: number) => estimate({ tariff: tariff({ minimum: 3_600 }), quantities: { mau } });
    expect([of(0).fen, of(0).topUp]).toEqual([0, 0]);
    expect([of(1).fen, of(1).topUp]).toEqual([3_600, 3_600]);
    expect([of(199).fen, of(199).topUp]).toEqual([3_600, 36]);
    expect([of(200).fen, of(200).topUp]).toEqual([3_600, 0]);
    expect([of(201).fen, of(201).topUp]).toEqual([3_636, 0]);
  });
});

describe('an amount', () => {
  it('is read in yuan, with all its fen', () => {
    expect([0, 5, 100, 123_456, 100_000_000].map(yuan)).toEqual([
      '¥0.00',
      '¥0.05',
      '¥1.00',
      '¥1,234.56',
      '¥1,000,000.00',
    ]);
    expect([180_000, 180_050].map(roundYuan)).toEqual(['¥1,800', '¥1,800.50']);
    expect([999, 1_000, 1_234_567].map(grouped)).toEqual(['999', '1,000', '1,234,567']);
  });

  it('of a single unit has the decimals it needs, and two at least', () => {
    expect(unitPrice({ fen: 36, per: 1 })).toBe('¥0.36');
    expect(unitPrice({ fen: 660, per: 1_000 })).toBe('¥0.0066');
    expect(unitPrice({ fen: 5_200, per: 1_000 })).toBe('¥0.052');
    expect(unitPrice({ fen: 150, per: 1_000 })).toBe('¥0.0015');
    expect(unitPrice({ fen: 12_000, per: 1 })).toBe('¥120.00');
  });

  it('stands below others with as many decimals as they have', () => {
    expect(aligned(['¥5.50', '¥5', '¥4.40'])).toEqual(['¥5.50', '¥5.00', '¥4.40']);
    expect(aligned(['¥0.049', '¥0.04', '¥1,000'])).toEqual(['¥0.049', '¥0.040', '¥1,000.000']);
    expect(aligned(['¥76', '¥8'])).toEqual(['¥76', '¥8']);
    expect(aligned([])).toEqual([]);
  });

  it('of a prepaid package has its discount in tenths', () => {
    expect(discountOf({ meter: minutes, amount: 10_000, fen: 5_940 })).toBe(9);
    expect(discountOf({ meter: minutes, amount: 10_000, fen: 5_610 })).toBe(8.5);
  });
});
