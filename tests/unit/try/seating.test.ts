import { describe, expect, it } from 'vitest';
import { layouts, moved } from '../../../components/try/seating.ts';

describe('a seating', () => {
  it('lets somebody go to an empty seat', () => {
    expect(moved({ seating: { one: 'Lin', two: null }, from: 'one', to: 'two' })).toEqual({ one: null, two: 'Lin' });
  });

  it('swaps two who sit', () => {
    expect(moved({ seating: { one: 'Lin', two: 'Zhou' }, from: 'one', to: 'two' })).toEqual({
      one: 'Zhou',
      two: 'Lin',
    });
  });
});

describe('a layout', () => {
  it.each(Object.keys(layouts) as (keyof typeof layouts)[])('%s fills the frame without gaps or overlaps', (name) => {
    for (let count = 1; count <= 9; count++) {
      const boxes = layouts[name](count);
      expect(boxes).toHaveLength(count);
      expect(boxes.reduce((sum, [, , width, height]) => sum + width * height, 0)).toBeCloseTo(1, 9);
      for (const [x, y, width, height] of boxes) {
        expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
        expect(Math.max(x + width, y + height)).toBeLessThanOrEqual(1 + 1e-9);
      }
    }
  });

  it('speaker gives the first one three quarters of the height', () => {
    expect(layouts.speaker(3)[0]).toEqual([0, 0, 1, 0.75]);
  });
});
