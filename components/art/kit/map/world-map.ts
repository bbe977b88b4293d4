import { greatCircle, type Place } from '../../../../config/rules/route.ts';
import type { MapPoint } from './land.ts';

export type { MapPoint };

/** Size of the map that places are given on. */
export const worldSize = { width: 1200, height: 508 } as const;
const { width } = worldSize;
/** Meridian at the left edge: it runs through the Bering Strait, past all continents. */
export const west = -168;

/** How far up a place lies on a map in Miller's projection, from the equator, in radians. */
const miller = (latitude: number) => 1.25 * Math.log(Math.tan(Math.PI / 4 + (0.4 * latitude * Math.PI) / 180));

/** Position of a place on a map 1200 wide and 508 high that begins at 168° W and 74° N; degrees, east and north positive. */
export function placeOf([longitude, latitude]: Place): [x: number, y: number] {
  const column = (((longitude - west) % 360) + 360) % 360;
  return [Math.round((column / 360) * width), Math.round(((miller(74) - miller(latitude)) * width) / (2 * Math.PI))];
}

/** The way over the ground through places, as points on the map. Beyond an edge it goes on, to be drawn twice. */
export function wayOnMap(places: readonly Place[]): MapPoint[] {
  const way = places
    .slice(1)
    .flatMap((place, index) => greatCircle(places[index]!, place, 24).slice(index === 0 ? 0 : 1));
  let shift = 0;
  return way.map((place, index) => {
    const [x, y] = placeOf(place);
    const before = index === 0 ? x : placeOf(way[index - 1]!)[0];
    if (Math.abs(x - before) > width / 2) shift += Math.sign(before - x) * width;
    return [x + shift, y];
  });
}

/** SVG of a line on the map; one that leaves it comes in again on the other side. */
export function lineOnMap(points: readonly MapPoint[], attributes: string): string {
  const all = points.map(([x]) => x);
  const shifts = [0, ...(Math.min(...all) < 0 ? [width] : []), ...(Math.max(...all) > width ? [-width] : [])];
  return shifts
    .map((shift) => {
      const path = points.map(([x, y]) => `${Math.round(x + shift)} ${Math.round(y)}`).join('L');
      return `<path d="M${path}" ${attributes}/>`;
    })
    .join('');
}
