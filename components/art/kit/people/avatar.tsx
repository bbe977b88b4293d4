import { rim } from './clothes.tsx';
import type { PersonLook } from './look.ts';
import { Person } from './person.tsx';

type Props = {
  x: number;
  y: number;
  r: number;
  seed: string;
  of?: PersonLook | undefined;
  ground?: string | undefined;
};

/** Somebody in a round picture; the shoulders end on its rim. */
export function Avatar({ x, y, r, seed, of, ground = '#dfe8ff' }: Props) {
  return (
    <g>
      <circle cx={x} cy={y} r={r} fill={ground} />
      <Person x={x} y={y - (r * rim.y) / rim.r} size={(r * 100) / rim.r} seed={seed} of={of} cut="round" />
    </g>
  );
}
