import { describe, expect, it } from 'vitest';
import { rates, sum, yuan } from '../../../pages/rtc-ai/prices.ts';

describe('an amount in hundredths of a fen', () => {
  it('reads in yuan, with two decimals at least and no more than it needs', () => {
    expect([55, 600, 1100, 12_600, 10_000, 100, 1_234_567].map(yuan)).toEqual(['¥ 0.0055', '¥ 0.06', '¥ 0.11', '¥ 1.26', '¥ 1.00', '¥ 0.01', '¥ 123.4567']);
  });
});

describe('the example of a bill', () => {
  it('is the sum of its lines', () => {
    expect(rates.map(({ price, used }) => yuan(price * used))).toEqual(['¥ 0.30', '¥ 0.40', '¥ 0.45', '¥ 0.11']);
    expect(yuan(sum)).toBe('¥ 1.26');
  });
});
