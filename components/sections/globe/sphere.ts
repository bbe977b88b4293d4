export type Place = readonly [longitude: number, latitude: number];
type Vector = readonly [x: number, y: number, z: number];

/** A globe in a drawing: its centre, its radius, and the place that faces the viewer. */
export type Sphere = { x: number; y: number; r: number; facing: Place };

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** A place as a vector from the middle of the globe: x to the right, y up, z towards us. */
function vectorOf([longitude, latitude]: Place, [facing, tilt]: Place): Vector {
  const [turn, phi, psi] = [radians(longitude - facing), radians(latitude), radians(tilt)];
  return [
    Math.cos(phi) * Math.sin(turn),
    Math.sin(phi) * Math.cos(psi) - Math.cos(phi) * Math.cos(turn) * Math.sin(psi),
    Math.sin(phi) * Math.sin(psi) + Math.cos(phi) * Math.cos(turn) * Math.cos(psi),
  ];
}

/** Where a place shows in the drawing, and how far it faces us: 1 in the middle, 0 at the rim, less behind. */
export function shown({ x, y, r, facing }: Sphere, place: Place): { x: number; y: number; near: number } {
  const [right, up, near] = vectorOf(place, facing);
  return { x: Math.round(x + r * right), y: Math.round(y - r * up), near };
}

/** A way between two places that rises above the ground, as a path; the farther, the higher. */
export function wayOver(sphere: Sphere, from: Place, to: Place): string {
  const [a, b] = [vectorOf(from, sphere.facing), vectorOf(to, sphere.facing)];
  const middle = a.map((part, axis) => (part + b[axis]!) / 2);
  const length = Math.hypot(...middle);
  const height = (1.06 + (1 - length) * 0.9) / length;
  const [start, end] = [shown(sphere, from), shown(sphere, to)];
  // A quadratic curve passes halfway between its bend and the middle of its ends.
  const bend = (at: number, one: number, other: number) => Math.round(2 * at - (one + other) / 2);
  const [top, side] = [sphere.y - sphere.r * height * middle[1]!, sphere.x + sphere.r * height * middle[0]!];
  return `M${start.x} ${start.y}Q${bend(side, start.x, end.x)} ${bend(top, start.y, end.y)} ${end.x} ${end.y}`;
}
