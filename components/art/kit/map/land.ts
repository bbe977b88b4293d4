import type { Place } from '../../../../config/rules/route.ts';

export type MapPoint = readonly [x: number, y: number];
type Ring = readonly MapPoint[];

/** Rings of land on a map of the whole world, `width` wide. */
export function project(land: readonly Place[][], at: (place: Place) => MapPoint, width: number): Ring[] {
  return land.map((ring) => {
    const points = ring.map(at);
    const [left, right] = [Math.min(...points.map(([x]) => x)), Math.max(...points.map(([x]) => x))];
    if (right - left < width * 0.8) return points;
    // A ring that crosses the edge: its few points on the other side come back to the many.
    const isLeft = points.filter(([x]) => x < width / 2).length > points.length / 2;
    return points.map(([x, y]) => [isLeft && x > width / 2 ? x - width : !isLeft && x < width / 2 ? x + width : x, y]);
  });
}

/**
 * Dots on the land as one path of rows: runs of columns, `pitch` apart, in units of `pitch`. A run is to be drawn with round caps and
 * dashes of no length; browsers paint none on a line without length, so that a dot by itself is a run of a tenth.
 */
export function dotsPath({ rings, pitch, height }: { rings: readonly Ring[]; pitch: number; height: number }): string {
  const cells = new Set<string>();
  let path = '';
  for (let row = 0; (row + 0.5) * pitch < height; row++) {
    for (const [from, to] of runs(rings, (row + 0.5) * pitch)) {
      const [first, last] = [Math.ceil(from / pitch - 0.5), Math.floor(to / pitch - 0.5)];
      if (last >= first) path += `M${first} ${row}h${last > first ? last - first : '.1'}`;
      for (let column = first; column <= last; column++) cells.add(`${column} ${row}`);
    }
  }
  return path + rings.map((ring) => islandDot({ ring, pitch, cells })).join('');
}

/** Land along a line of latitude on the map: where it begins and ends. */
export function runs(rings: readonly Ring[], y: number): [from: number, to: number][] {
  const shores = rings.flatMap((ring) => crossings(ring, y)).sort((one, other) => one - other);
  return shores.flatMap((from, index) =>
    index % 2 === 0 && index + 1 < shores.length ? [[from, shores[index + 1]!]] : [],
  );
}

type IslandDotOptions = { ring: Ring; pitch: number; cells: ReadonlySet<string> };

/** The dot of an island that lies between the dots. */
function islandDot({ ring, pitch, cells }: IslandDotOptions): string {
  const columns = ring.map(([x]) => x / pitch - 0.5);
  const rows = ring.map(([, y]) => y / pitch - 0.5);
  const [left, right, top, bottom] = [Math.min(...columns), Math.max(...columns), Math.min(...rows), Math.max(...rows)];
  const [column, row] = [Math.round((left + right) / 2), Math.round((top + bottom) / 2)];
  const isSmall = right - left < 3 && bottom - top < 3;
  return !isSmall || row < 0 || cells.has(`${column} ${row}`) ? '' : `M${column} ${row}h.1`;
}

/** Where a ring crosses a line of latitude on the map. */
function crossings(ring: Ring, y: number): number[] {
  return ring.slice(1).flatMap(([x2, y2], index) => {
    const [x1, y1] = ring[index]!;
    return y1 <= y !== y2 <= y ? [x1 + ((y - y1) / (y2 - y1)) * (x2 - x1)] : [];
  });
}
