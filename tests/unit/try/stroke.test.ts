import { describe, expect, it } from 'vitest';
import { bytesOf, pathOf, type Point, thin } from '../../../components/try/stroke.ts';

const line = Array.from({ length: 50 }, (_, index): Point => [index * 4, 10]);
const wave = Array.from({ length: 180 }, (_, index): Point => [index * 3, 100 + 60 * Math.sin(index / 12)]);

describe('thinning a stroke', () => {
  it('leaves the ends of a straight line', () => {
    expect(thin(line, 0.7)).toEqual([
      [0, 10],
      [196, 10],
    ]);
  });

  it('leaves the corner that shapes it', () => {
    expect(
      thin(
        [
          [0, 0],
          [5, 0],
          [10, 0],
          [10, 5],
          [10, 10],
        ],
        0.7,
      ),
    ).toEqual([
      [0, 0],
      [10, 0],
      [10, 10],
    ]);
  });

  it('leaves no point of a curve farther from the kept ones than the tolerance', () => {
    const kept = thin(wave, 0.7);
    expect(kept.length).toBeLessThan(wave.length / 3);
    for (const [x, y] of wave) {
      const after = kept.findIndex(([at]) => at >= x);
      const [[ax, ay], [bx, by]] = [kept[Math.max(0, after - 1)]!, kept[after]!];
      const onLine = ax === bx ? ay : ay + ((x - ax) / (bx - ax)) * (by - ay);
      expect(Math.abs(onLine - y)).toBeLessThan(1.1);
    }
  });

  it('changes nothing about a point, or two, or a stroke that ends where it began', () => {
    expect(thin([], 1)).toEqual([]);
    expect(thin([[3, 4]], 1)).toEqual([[3, 4]]);
    const loop: Point[] = [
      [0, 0],
      [10, 0],
      [0, 0],
    ];
    expect(thin(loop, 1)).toEqual(loop);
  });
});

describe('the path of a stroke', () => {
  it('is a dot for one point and runs through the middles between more', () => {
    expect(pathOf([])).toBe('');
    expect(pathOf([[3, 4]])).toBe('M3 4h.1');
    expect(
      pathOf([
        [0, 0],
        [10, 0],
        [10, 10],
      ]),
    ).toBe('M0 0Q10 0 10 5L10 10');
  });
});

describe('the bytes of a stroke', () => {
  it('are 28 of its own, and one to three for each coordinate by how far it is from the one before', () => {
    expect(bytesOf([])).toBe(28);
    expect(bytesOf([[0, 0]])).toBe(30);
    expect(
      bytesOf([
        [0, 0],
        [3, 3],
      ]),
    ).toBe(32);
    expect(
      bytesOf([
        [0, 0],
        [100, -100],
      ]),
    ).toBe(34);
    expect(
      bytesOf([
        [0, 0],
        [1000, 0],
      ]),
    ).toBe(34);
  });

  it('are 220 for the 48 points that the whiteboard page speaks of', () => {
    // The first point is told from the board's corner, the others from the one before: two bytes a coordinate.
    const points = Array.from({ length: 48 }, (_, index): Point => [100 + index * 8, 100 + (index % 2) * 8]);
    expect(bytesOf(points)).toBe(220);
  });
});
