import { describe, expect, it } from 'vitest';
import { dollarMeters } from '../../../config/dollar-prices.ts';
import { dollarRateOf } from '../../../config/rules/dollars.ts';
import { billOf, steps } from '../../../pages/english/pricing/model.ts';
import { months } from '../../../pages/english/pricing/data.ts';

const none = { users: 0, voice: 0, video: 0, live: 0, texts: 0 };

describe('a bill in dollars', () => {
  it('shows how each line came about, and adds them up', () => {
    const { texts, total, status } = billOf({ ...none, users: 20_000, texts: 10_000 });
    expect(texts).toMatchObject({
      users: '20,000 users',
      'users-how': '100 free, 10,000 × $0.06, 9,900 × $0.05',
      'users-amount': '$1,095.00',
      'voice-how': 'not used',
      'texts-how': '10,000 × $0.0129',
      total: '$1,224.00',
    });
    expect(total).toBe(122_400);
    expect(status).toBe('$1,224.00 a month before tax, $14,688.00 a year at this volume');
  });

  it('costs nothing within the free units', () => {
    expect(billOf({ ...none, users: 100, voice: 5_000, video: 5_000 }).total).toBe(0);
  });

  it('reads prices below a cent for a thousand', () => {
    expect([dollarRateOf({ cents: 399, per: 1_000 }), dollarRateOf({ cents: 5_500, per: 1_000 })]).toEqual([
      '$3.99 per 1,000',
      '$0.055',
    ]);
  });
});

it('has a place on every dial for the quantities of each example', () => {
  for (const { use } of months)
    for (const { id } of dollarMeters) expect([id, steps[id].indexOf(use[id]) >= 0]).toEqual([id, true]);
});
