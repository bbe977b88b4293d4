import type { Generation, Read } from './check.ts';
import type { Value } from './source.ts';

type Derive = (read: Read, generation: Generation) => Value | undefined;

const number = (value: Value | undefined) => (typeof value === 'number' ? value : Number.NaN);
const text = (value: Value | undefined) => (typeof value === 'string' ? value : '');
const list = (value: Value | undefined): readonly Value[] => (Array.isArray(value) ? value : []);
const heightOf = (value: Value | undefined) => Number.parseInt(text(value), 10);

/** Rate of the listed picture that is as high as this one, or the next higher; of the highest one for pictures above it. NaN without a height. */
function rateAt(height: number, { pictureRates }: Generation): number {
  if (Number.isNaN(height)) return Number.NaN;
  const listed = Object.entries(pictureRates);
  return (listed.find(([lines]) => Number(lines) >= height) ?? listed.at(-1)!)[1];
}

const lines: Derive = (read) =>
  read('publish.video') === undefined
    ? Math.min(number(read('video.width')), number(read('video.height')))
    : heightOf(read('publish.video'));
const bitrate = (read: Read) => number(read('video.bitrate') ?? read('publish.bitrate'));
const needed = (read: Read, generation: Generation) => rateAt(number(lines(read, generation)), generation);
const seats: Derive = (read, { rooms }) => {
  const plan = text(read('plan') ?? read('join.plan'));
  return Object.hasOwn(rooms, plan) ? rooms[plan] : undefined;
};
const named = (read: Read) => list(read('to')).filter((account) => account !== read('account'));
/** One large picture, the others small. */
const watched = (read: Read, generation: Generation) =>
  rateAt(heightOf(read('watch.size')), generation) +
  (number(read('watch.count')) - 1) * rateAt(heightOf(read('watch.others')), generation);

/** Values that follow from several fields, of either generation; NaN or undefined where one of them is missing. */
export const derived: Readonly<Record<string, Derive>> = {
  '#lines': lines,
  '#needed': needed,
  /** The written rate by the one that is needed. */
  '#share': (read, generation) => bitrate(read) / needed(read, generation),
  '#seats': seats,
  '#excess': (read, generation) => number(read('people') ?? read('join.people')) - number(seats(read, generation)),
  '#selves': (read) => list(read('to')).length - named(read).length,
  '#repeats': (read) => named(read).length - new Set(named(read)).size,
  '#named': (read) => [...new Set(named(read))],
  /** By how much a small picture is higher than the large one, and a watched one than the published one. */
  '#othersAbove': (read) => heightOf(read('watch.others')) - heightOf(read('watch.size')),
  '#spare': (read, generation) => number(read('watch.downlink')) - watched(read, generation),
  '#bufferSpan': (read) => number(read('buffer.to')) - number(read('buffer.from')),
};
