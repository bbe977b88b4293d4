import { measuredCities } from '../../../config/latency.ts';
import { everywhere } from './words.yaml';

const names: Readonly<Record<string, string>> = everywhere.names;

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
