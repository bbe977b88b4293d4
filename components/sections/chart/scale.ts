import { tenth } from '../../art/kit/tenth.ts';

export type Pair = readonly [x: number, y: number];

export type Tick = number | { at: number; text: string };

export type Axis = {
  /** From the first tick to the last, unless `from` and `to` say otherwise. */
  ticks: readonly Tick[];
  from?: number;
  to?: number;
  /** `log` for values that grow by factors; `from` and `to` are above 0. */
  scale?: 'linear' | 'log';
  /** The quantity, with its unit: `回执率（%）`. */
  name?: string;
};

export const placeOf = (tick: Tick): number => (typeof tick === 'number' ? tick : tick.at);

/** 1234567 → `1,234,567`; decimals stay. */
export function textOf(tick: Tick): string {
  if (typeof tick !== 'number') return tick.text;
  const [whole = '', decimals] = String(tick).split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',');
  return decimals === undefined ? grouped : `${grouped}.${decimals}`;
}

/** Places values of an axis between two coordinates; values beyond its ends are placed at them. */
export function scaleOf(axis: Axis, [start, end]: readonly [number, number]): (value: number) => number {
  const places = axis.ticks.map(placeOf);
  const bend = axis.scale === 'log' ? Math.log : (value: number) => value;
  const from = bend(axis.from ?? Math.min(...places));
  const to = bend(axis.to ?? Math.max(...places));
  return (value) => {
    const share = Math.min(1, Math.max(0, (bend(value) - from) / (to - from)));
    return tenth(start + share * (end - start));
  };
}

/** Every tick, every second, every third, until there are no more than fit; the first is among them. */
export function fewTicks(ticks: readonly Tick[], most: number): readonly Tick[] {
  const step = Math.max(1, Math.ceil((ticks.length - 1) / (most - 1)));
  return ticks.filter((_, index) => index % step === 0);
}

/** Width of a line of text, in ems: Chinese characters are square. */
export const emsOf = (text: string): number =>
  [...text].reduce((sum, letter) => sum + (letter > '\u2e7f' ? 1 : 0.58), 0);

/** Moves labels apart, downward from the highest, and back up where they would leave the lower edge. Keeps their order. */
export function apart(places: readonly number[], { gap, lowest }: { gap: number; lowest: number }): number[] {
  const order = places.map((place, index) => ({ place, index })).sort((a, b) => a.place - b.place);
  let above = Number.NEGATIVE_INFINITY;
  for (const label of order) above = label.place = Math.max(label.place, above + gap);
  let below = lowest + gap;
  for (const label of order.reverse()) below = label.place = Math.min(label.place, below - gap);
  return order.sort((a, b) => a.index - b.index).map(({ place }) => Math.round(place));
}

/** Distance, in pixels of the drawing, below which a point is not seen to leave the line between its neighbours. */
const unseen = 0.25;

/** The points of a line without those that nobody would miss (Ramer, Douglas and Peucker): a curve of data has many. */
export function withoutPointsOnTheWay(points: readonly Pair[]): readonly Pair[] {
  const first = points[0];
  const last = points.at(-1);
  if (!first || !last || points.length < 3) return points;
  const [dx, dy] = [last[0] - first[0], last[1] - first[1]];
  const length = Math.hypot(dx, dy);
  const distances = points.map(([x, y]) =>
    length === 0
      ? Math.hypot(x - first[0], y - first[1])
      : Math.abs(dx * (y - first[1]) - dy * (x - first[0])) / length,
  );
  const farthest = Math.max(...distances);
  if (farthest <= unseen) return [first, last];
  const at = distances.indexOf(farthest);
  return [...withoutPointsOnTheWay(points.slice(0, at + 1)), ...withoutPointsOnTheWay(points.slice(at)).slice(1)];
}
