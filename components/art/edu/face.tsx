import { Person } from '../kit/person.tsx';
import { Text } from '../kit/text.tsx';

type Props = { x: number; y: number; width: number; height: number; name: string; look: number; long?: boolean; ground: string; speaking?: boolean };

/** Somebody in a lesson: larger lettering than a call's tile, for scenes that are shown small. */
export function Face({ x, y, width, height, name, look, long = false, ground, speaking = false }: Props) {
  return (
    <g>
      <rect x={x} y={y} width={width} height={height} rx="10" fill={ground} />
      <Person x={x + width / 2} y={y + height} width={height * 0.84} look={look} long={long} />
      <rect x={x + 6} y={y + height - 27} width={name.length * 13.5 + 16} height="21" rx="10.5" fill="#071126" fillOpacity=".8" />
      <Text x={x + 14} y={y + height - 16.5} size={13} fill="#fff">
        {name}
      </Text>
      {speaking ? <rect x={x + 1.5} y={y + 1.5} width={width - 3} height={height - 3} rx="9" stroke="var(--accent)" strokeWidth="3" /> : null}
    </g>
  );
}
