import { expect, it } from 'vitest';
import { numberOf, positionOf, positions, type Scale, valueAt } from '../../../components/tool/scale.ts';

const sessions: Scale = { from: 10, to: 1_000_000, log: true };
const share: Scale = { from: 0, to: 100 };
const uplink: Scale = { from: 0.5, to: 50, log: true, decimals: 1 };

it('a slider reaches both ends, and is where its value is', () => {
  for (const scale of [sessions, share, uplink]) {
    expect([valueAt(scale, 0), valueAt(scale, positions)]).toEqual([scale.from, scale.to]);
    for (let position = 0; position <= positions; position += 5)
      expect(Math.abs(positionOf(scale, valueAt(scale, position)) - position)).toBeLessThanOrEqual(1);
  }
});

it('a logarithmic slider has values of two significant digits, at equal distances', () => {
  expect([20, 40, 60, 80].map((position) => valueAt(sessions, position))).toEqual([100, 1_000, 10_000, 100_000]);
  expect(valueAt(sessions, 33)).toBe(450);
  expect(valueAt(uplink, 50)).toBe(5);
});

it('a typed number is limited to the scale and its decimals; empty and invalid text is the minimum', () => {
  expect(['25', '2.34', '', 'x', '1e9', '-3'].map((typed) => numberOf(uplink, typed))).toEqual([
    25, 2.3, 0.5, 0.5, 50, 0.5,
  ]);
  expect(numberOf(share, '49.6')).toBe(50);
});
