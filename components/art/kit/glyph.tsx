import { Icon, type IconName } from '../../ui/icon.tsx';
import { tenth } from './tenth.ts';

/** An icon of the library inside a drawing, on a round background. */
export function Glyph({
  x,
  y,
  r = 16,
  name,
  color = '#ffffff',
  ground = 'var(--primary)',
}: {
  x: number;
  y: number;
  r?: number;
  name: IconName;
  color?: string;
  ground?: string;
}) {
  return (
    <g color={color}>
      <circle cx={x} cy={y} r={r} fill={ground} />
      <g transform={`translate(${tenth(x - r * 0.56)} ${tenth(y - r * 0.56)})`}>
        <Icon name={name} size={tenth(r * 1.12)} />
      </g>
    </g>
  );
}
