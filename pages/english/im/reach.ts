import { measuredCities } from '../../../config/latency.ts';

const names: Readonly<Record<string, string>> = {
  东京: 'Tokyo',
  新加坡: 'Singapore',
  雅加达: 'Jakarta',
  孟买: 'Mumbai',
  利雅得: 'Riyadh',
  法兰克福: 'Frankfurt',
  圣保罗: 'São Paulo',
  弗吉尼亚: 'Virginia',
};

export type Reach = { from: string; to: readonly { city: string; ours: number; open: number }[] };

/** Measured latency from a city to those outside China, the nearest first. */
export function reachOf(from: string): Reach {
  const here = measuredCities.findIndex(([city]) => names[city] === from);
  const to = measuredCities.flatMap(([city], there) => {
    const name = names[city];
    if (!name || there === here) return [];
    const [, ...earlier] = measuredCities[Math.max(here, there)]!;
    const [ours, open] = earlier[Math.min(here, there)]!;
    return [{ city: name, ours, open }];
  });
  return { from, to: to.sort((one, other) => one.ours - other.ours) };
}
