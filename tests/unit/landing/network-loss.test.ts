import { describe, expect, it } from 'vitest';
import { measurements } from '../../../config/measurements.ts';
import { gilbertOf, handAt, percent } from '../../../pages/landing/floor-quality/model.ts';
import { commands, gauges } from '../../../pages/landing/floor-quality/data.ts';

describe('the commands that spoil a network', () => {
  it('lose the share of packets of our measurement, in bursts of its length', () => {
    const { begins, ends } = gilbertOf({ share: 0.3, burst: 3 });
    expect(begins / (begins + ends)).toBeCloseTo(0.3);
    expect(1 / ends).toBeCloseTo(3);
    expect(measurements.call.lossUnderstood).toBe(30);
    expect(commands).toContain(`loss gemodel ${percent(begins)} ${percent(ends)}`);
    expect(commands).toContain('loss gemodel 14.3% 33.3%');
  });
});

describe('a gauge', () => {
  it('points left at 0, up in the middle and right at the end of its scale', () => {
    const rounded = (share: number) => handAt(share).map((value) => Math.round(value) + 0);
    expect([0, 0.5, 1].map(rounded)).toEqual([
      [-1, 0],
      [0, -1],
      [1, 0],
    ]);
  });

  it('shows a value on its scale, outside the part that is poor', () => {
    for (const { name, value, most, poor, ...rest } of gauges) {
      expect(value, name).toBeLessThan(most);
      if ('low' in rest) expect(value, name).toBeGreaterThan(poor);
      else expect(value, name).toBeLessThan(poor);
    }
  });
});
