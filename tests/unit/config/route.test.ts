import { describe, expect, it } from 'vitest';
import { distance, greatCircle, type Place, shortestWay } from '../../../config/rules/route.ts';

const hangzhou: Place = [120.2, 30.3];
const frankfurt: Place = [8.7, 50.1];

describe('distances on the globe', () => {
  it('are those of an atlas', () => {
    expect(distance(hangzhou, frankfurt)).toBeGreaterThan(8700);
    expect(distance(hangzhou, frankfurt)).toBeLessThan(9000);
    expect(distance([0, 0], [180, 0])).toBeCloseTo(Math.PI * 6371, 3);
    expect(distance(hangzhou, hangzhou)).toBe(0);
  });
});

describe('a great circle', () => {
  it('goes from one end to the other in equal steps', () => {
    const way = greatCircle(hangzhou, frankfurt, 8);
    expect(way).toHaveLength(9);
    for (const [index, [longitude, latitude]] of [hangzhou, frankfurt].entries()) {
      expect(way[index * 8]![0]).toBeCloseTo(longitude, 6);
      expect(way[index * 8]![1]).toBeCloseTo(latitude, 6);
    }
    const steps = way.slice(1).map((place, index) => distance(way[index]!, place));
    for (const one of steps) expect(one).toBeCloseTo(steps[0]!, 3);
    // It passes north of both ends.
    expect(Math.max(...way.map(([, latitude]) => latitude))).toBeGreaterThan(55);
  });

  it('between a place and itself stays there', () => {
    expect(greatCircle(hangzhou, hangzhou, 2)).toEqual([hangzhou, hangzhou, hangzhou]);
  });
});

describe('the shortest way through a network', () => {
  const lengths: Record<string, number> = { ab: 1, bc: 1, ac: 3, cd: 5 };
  const length = (from: string, to: string) => lengths[[from, to].sort().join('')]!;
  const links = [
    ['a', 'b'],
    ['b', 'c'],
    ['a', 'c'],
    ['c', 'd'],
  ] as const;

  it('names every stop, in either direction', () => {
    expect(shortestWay({ links, length, from: 'a', to: 'd' })).toEqual(['a', 'b', 'c', 'd']);
    expect(shortestWay({ links, length, from: 'd', to: 'a' })).toEqual(['d', 'c', 'b', 'a']);
    expect(shortestWay({ links, length, from: 'b', to: 'b' })).toEqual(['b']);
  });

  it('says when none leads there', () => {
    expect(() => shortestWay<string>({ links, length, from: 'a', to: 'x' })).toThrow('route: no way leads from a to x');
  });
});
