import { describe, expect, it } from 'vitest';
import { cities, wayBetween } from '../../../config/network.ts';
import { reading, scoredWays, threshold } from '../../../pages/products/wecan/model.ts';

describe('the ways between two cities', () => {
  const pairs = cities.flatMap((from) => cities.filter((to) => to !== from).map((to) => [from, to] as const));

  it('are at least two for every pair, the measured one first while it is sound', () => {
    for (const [from, to] of pairs) {
      const [best, second] = scoredWays(from, to, 0.2);
      expect([best!.stops, best!.milliseconds], `${from}, ${to}`).toEqual([
        wayBetween(from, to).stops,
        wayBetween(from, to).latency[0],
      ]);
      expect(second!.score, `${from}, ${to}`).toBeLessThan(best!.score + threshold);
    }
  });

  it('are left when they lose packets', () => {
    expect(scoredWays('杭州', '法兰克福', 8)[0]!.stops).not.toEqual(wayBetween('杭州', '法兰克福').stops);
    expect(reading('杭州', '法兰克福', 0.2).status).toContain('首选丢包 0.2%：走华沙');
  });
});
