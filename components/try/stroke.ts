export type Point = readonly [x: number, y: number];

/**
 * The points that shape a stroke: those farther than `tolerance` from the line between their neighbours (Ramer, Douglas and
 * Peucker). The first and the last always stay.
 */
export function thin(points: readonly Point[], tolerance: number): Point[] {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last || points.length < 3) return [...points];
  let farthest = 0;
  let distance = tolerance;
  for (let index = 1; index < points.length - 1; index++) {
    const found = distanceToLine(points[index]!, first, last);
    if (found > distance) [farthest, distance] = [index, found];
  }
  if (farthest === 0) return [first, last];
  return [...thin(points.slice(0, farthest + 1), tolerance), ...thin(points.slice(farthest), tolerance).slice(1)];
}

function distanceToLine([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const length = Math.hypot(bx - ax, by - ay);
  if (length === 0) return Math.hypot(x - ax, y - ay);
  return Math.abs((bx - ax) * (ay - y) - (ax - x) * (by - ay)) / length;
}

/** A stroke as an SVG path that runs smoothly through the middles between its points; one point is a dot. */
export function pathOf(points: readonly Point[]): string {
  const at = ([x, y]: Point) => `${tenth(x)} ${tenth(y)}`;
  const [first, ...rest] = points;
  if (!first) return '';
  if (rest.length === 0) return `M${at(first)}h.1`;
  const curves = rest.slice(0, -1).map((point, index) => `Q${at(point)} ${at(middle(point, rest[index + 1]!))}`);
  return `M${at(first)}${curves.join('')}L${at(rest.at(-1)!)}`;
}

const middle = ([ax, ay]: Point, [bx, by]: Point): Point => [(ax + bx) / 2, (ay + by) / 2];
const tenth = (value: number) => Math.round(value * 10) / 10;

/** Bytes that every operation carries besides its points: room, author, kind, colour, width, sequence number, time. */
const head = 28;

/** Transmitted size of a stroke in bytes: coordinates in 1/16 pixel, delta-encoded as zigzag varints. */
export function bytesOf(points: readonly Point[]): number {
  const steps = points.map(([x, y]) => [Math.round(x * 16), Math.round(y * 16)] as const);
  return steps.reduce((sum, [x, y], index) => {
    const [beforeX, beforeY] = steps[index - 1] ?? [0, 0];
    return sum + varint(x - beforeX) + varint(y - beforeY);
  }, head);
}

function varint(value: number): number {
  const zigzag = value < 0 ? -2 * value - 1 : 2 * value;
  return zigzag < 128 ? 1 : zigzag < 16_384 ? 2 : 3;
}
