import { type City, cityPlaces, otherWays, wayBetween } from '../../../config/network.ts';
import { reading as says } from './words.yaml';
import { lineOnMap, placeOf, wayOnMap } from '../../../components/art/kit/map/world-map.ts';

/** Per cent of packets that the first way loses: what visitors make of it. */
export const losses = [0.2, 1, 2, 4, 6, 8];
const usual = 0.2;
/** Kilometres of cable that light covers in a millisecond. */
const light = 204;

export type Scored = { stops: readonly City[]; kilometres: number; milliseconds: number; loss: number; score: number };

/** Points of a hundred: what it loses, what it takes longer than the shortest way, and where it could break. */
function scoreOf({ loss, detour, relays }: { loss: number; detour: number; relays: number }): number {
  return Math.max(0, Math.round(100 - 8.6 * loss - detour - 2 * relays));
}

/** Points that a way loses by its loss, its detour and its relays. */
export const deductionsOf = ({ stops, milliseconds, loss }: Scored, shortest: number) =>
  [8.6 * loss, milliseconds - shortest, 2 * (stops.length - 2)] as const;

/** How many points more another way must have before the usual one is left. */
export const threshold = 15;

/** Up to three ways between two cities, the one taken first; the usual one loses as much as is said. */
export function scoredWays(from: City, to: City, loss: number): Scored[] {
  const shortest = wayBetween(from, to);
  const ways = [shortest, ...otherWays(from, to)].map(({ stops, kilometres }, index) => {
    const detour = Math.max(0, Math.round((kilometres - shortest.kilometres) / light));
    const lost = index === 0 ? loss : usual;
    const score = scoreOf({ loss: lost, detour, relays: stops.length - 2 });
    return { stops, kilometres, milliseconds: shortest.latency[0] + detour, loss: lost, score };
  });
  const preferred = (way: Scored) => (way === ways[0] ? way.score + threshold : way.score);
  return [...ways].sort((one, other) => preferred(other) - preferred(one));
}

const relaysOf = ({ stops }: Scored) => stops.slice(1, -1).join('、');
const via = (way: Scored) => (way.stops.length === 2 ? says.direct : says.via({ relays: relaysOf(way) }));

export function reading(from: City, to: City, loss: number) {
  const ways = scoredWays(from, to, loss);
  const rows = [0, 1, 2].map((index) => {
    const way = ways[index];
    if (!way) return [`way${index}`, says.none] as const;
    const length = way.kilometres.toLocaleString('en');
    return [
      `way${index}`,
      says.way({ via: via(way), length, milliseconds: way.milliseconds, loss: way.loss }),
    ] as const;
  });
  const scores = [0, 1, 2].map((index) => [`score${index}`, ways[index] ? String(ways[index].score) : '—'] as const);
  const [best] = ways as [Scored];
  return {
    texts: { ...Object.fromEntries(rows), ...Object.fromEntries(scores), loss: `${loss}%` } as Record<string, string>,
    status: says.status({
      from,
      to,
      loss,
      way: relaysOf(best) || says.direct,
      score: best.score,
      milliseconds: best.milliseconds,
    }),
  };
}

/** The ways on the map: the best drawn through, the others dashed. */
export function picture(from: City, to: City, loss: number): string {
  const ways = scoredWays(from, to, loss);
  const line = ({ stops, milliseconds }: Scored, isBest: boolean) =>
    lineOnMap(
      wayOnMap(stops.map((stop) => cityPlaces[stop])),
      isBest
        ? `stroke="var(--second)" stroke-width="4" stroke-linejoin="round" pathLength="1" data-travel="${milliseconds}"`
        : 'stroke="var(--tint)" stroke-width="2" stroke-dasharray="2 8" stroke-linecap="round"',
    );
  const relays = new Set(ways.flatMap(({ stops }) => stops.slice(1, -1)));
  const marks = [...relays].map((stop) => {
    const [x, y] = placeOf(cityPlaces[stop]);
    return `<circle cx="${x}" cy="${y}" r="4" fill="var(--night)" stroke="var(--tint)" stroke-width="2"/>`;
  });
  return [...ways.map((way, index) => line(way, index === 0)).reverse(), ...marks].join('');
}
