import { Pulse } from './moving.tsx';
import { tenth } from './tenth.ts';

type Point = readonly [x: number, y: number];
type Props = {
  from: Point;
  to: Point;
  /** How far it rises above the higher end. */
  lift: number;
  color?: string;
  width?: number;
  opacity?: number;
  /** A signal travels along it. */
  signal?: boolean;
  late?: boolean;
};

export const arcPath = ({ from, to, lift }: Pick<Props, 'from' | 'to' | 'lift'>) => {
  const top = Math.min(from[1], to[1]) - lift;
  const third = (to[0] - from[0]) / 4;
  return `M${from[0]} ${from[1]}C${from[0] + third} ${top} ${to[0] - third} ${top} ${to[0]} ${to[1]}`;
};

/** The motif: an arc that joins two points. */
export function Arc({
  from,
  to,
  lift,
  color = 'var(--primary)',
  width = 2,
  opacity = 1,
  signal = false,
  late = false,
}: Props) {
  const d = arcPath({ from, to, lift });
  return (
    <g fill="none" strokeLinecap="round">
      <path d={d} stroke={color} strokeWidth={width} opacity={opacity} />
      {signal ? <Pulse d={d} color="#ffffff" width={width + 0.6} late={late} /> : null}
    </g>
  );
}

/** The end of an arc. */
export function Point({ at, color = 'var(--on-night)', r = 5 }: { at: Point; color?: string; r?: number }) {
  return (
    <g>
      <circle cx={at[0]} cy={at[1]} r={tenth(r * 2.2)} fill={color} opacity=".16" />
      <circle cx={at[0]} cy={at[1]} r={r} fill={color} />
    </g>
  );
}
