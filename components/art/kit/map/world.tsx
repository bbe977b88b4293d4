import { worldLand } from './coast.ts';
import { dotsPath, project, runs } from './land.ts';
import type { Place } from '../../../../config/rules/route.ts';
import { placeOf, west, worldSize } from './world-map.ts';

/** Distance between dots, about two and a half degrees. */
const pitch = 8;

/** The continents as dots, without borders, in the coordinates of a map 1200 wide and 508 high. */
export function World({ color = '#b9c7e2' }: { color?: string }) {
  const rings = project(worldLand(), placeOf, worldSize.width);
  return (
    <path
      d={dotsPath({ rings, pitch, height: worldSize.height })}
      transform={`translate(${pitch / 2} ${pitch / 2}) scale(${pitch})`}
      stroke={color}
      strokeWidth=".6"
      strokeLinecap="round"
      strokeDasharray="0 .999"
    />
  );
}

/** Dots on the land of a globe, `step` degrees apart in all directions, from 72° N to 56° S. */
export function landDots(step: number): Place[] {
  const rings = project(worldLand(), ([longitude, latitude]) => [(longitude - west + 360) % 360, latitude], 360);
  return Array.from({ length: Math.floor(128 / step) }, (_, row) => 72 - row * step).flatMap((latitude) => {
    const apart = step / Math.cos((latitude * Math.PI) / 180);
    return runs(rings, latitude).flatMap(([from, to]) => {
      const first = Math.ceil(from / apart);
      return Array.from(
        { length: Math.max(0, Math.floor(to / apart) - first + 1) },
        (_, dot): Place => [(first + dot) * apart + west, latitude],
      );
    });
  });
}

/** Path data of dots, for a stroke with round ends: each dot is written as its distance from the one before, which is shorter. */
export function pathOfDots(dots: readonly { x: number; y: number }[]): string {
  const moves = dots.map(({ x, y }, at) => {
    const before = dots[at - 1] ?? { x: 0, y: 0 };
    return `m${x - before.x} ${y - before.y}h0`;
  });
  return moves.join('').replaceAll(' -', '-');
}
