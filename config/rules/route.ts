/** Degrees, east and north positive. */
export type Place = readonly [longitude: number, latitude: number];

const radians = (degrees: number) => (degrees * Math.PI) / 180;
const degrees = (angle: number) => (angle * 180) / Math.PI;
const earthRadius = 6371;

/** Kilometres between two places over the ground. */
export function distance([a, b]: Place, [c, d]: Place): number {
  const half = (from: number, to: number) => Math.sin(radians(to - from) / 2) ** 2;
  const chord = half(b, d) + Math.cos(radians(b)) * Math.cos(radians(d)) * half(a, c);
  return 2 * earthRadius * Math.asin(Math.sqrt(chord));
}

/** The shortest way between two places over the ground, in equal steps, both ends included. */
export function greatCircle(from: Place, to: Place, steps: number): Place[] {
  const vector = ([longitude, latitude]: Place) => {
    const [l, p] = [radians(longitude), radians(latitude)];
    return [Math.cos(p) * Math.cos(l), Math.cos(p) * Math.sin(l), Math.sin(p)] as const;
  };
  const [a, b] = [vector(from), vector(to)];
  const angle = distance(from, to) / earthRadius;
  return Array.from({ length: steps + 1 }, (_, index) => {
    if (angle === 0) return from;
    const [near, far] = [Math.sin((1 - index / steps) * angle), Math.sin((index / steps) * angle)];
    const [x, y, z] = [0, 1, 2].map((axis) => (near * a[axis]! + far * b[axis]!) / Math.sin(angle)) as [
      number,
      number,
      number,
    ];
    return [degrees(Math.atan2(y, x)), degrees(Math.atan2(z, Math.hypot(x, y)))];
  });
}

type ShortestWayOptions<Name extends string> = {
  /** Pairs that are connected. */
  links: readonly (readonly [Name, Name])[];
  length: (from: Name, to: Name) => number;
  from: Name;
  to: Name;
};

/** The shortest way through a network (Dijkstra): every stop from the first to the last. Throws where none leads there. */
export function shortestWay<Name extends string>({ links, length, from, to }: ShortestWayOptions<Name>): Name[] {
  const ways = new Map<Name, { far: number; way: Name[] }>([[from, { far: 0, way: [from] }]]);
  const done = new Set<Name>();
  for (;;) {
    const open = [...ways].filter(([name]) => !done.has(name)).sort(([, a], [, b]) => a.far - b.far);
    const [nearest] = open;
    if (!nearest) throw new Error(`route: no way leads from ${from} to ${to}`);
    const [name, { far, way }] = nearest;
    if (name === to) return way;
    done.add(name);
    for (const link of links) {
      if (!link.includes(name)) continue;
      const next = link[0] === name ? link[1] : link[0];
      const through = far + length(name, next);
      if (through < (ways.get(next)?.far ?? Number.POSITIVE_INFINITY))
        ways.set(next, { far: through, way: [...way, next] });
    }
  }
}
