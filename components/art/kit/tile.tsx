import { Person } from './person.tsx';
import { tenth } from './tenth.ts';
import { Text } from './text.tsx';

type Props = {
  x: number;
  y: number;
  width: number;
  height: number;
  name?: string;
  look?: number;
  long?: boolean;
  ground?: string;
  /** The one who speaks wears a ring. */
  speaking?: boolean;
};

/** A participant of a call. */
export function Tile({ x, y, width, height, name, look = 0, long = false, ground = '#1b3570', speaking = false }: Props) {
  const label = name ? name.length * (/[^\x00-\xff]/.test(name) ? 11 : 6.2) + 30 : 0;
  return (
    <g>
      <rect x={x} y={y} width={width} height={height} rx="10" fill={ground} />
      <Person x={x + width / 2} y={y + height} width={tenth(height * 0.82)} look={look} long={long} />
      {name ? (
        <g>
          <rect x={x + 8} y={y + height - 26} width={label} height="18" rx="9" fill="#071126" fillOpacity=".72" />
          <Signal x={x + 15} y={y + height - 17} on={speaking} />
          <Text x={x + 28} y={y + height - 17} size={10.5} fill="#ffffff">
            {name}
          </Text>
        </g>
      ) : null}
      {speaking ? (
        <rect x={x + 1.5} y={y + 1.5} width={width - 3} height={height - 3} rx="9" stroke="var(--accent)" strokeWidth="3" fill="none" />
      ) : null}
    </g>
  );
}

function Signal({ x, y, on }: { x: number; y: number; on: boolean }) {
  const color = on ? 'var(--on-night-accent)' : '#8b9cc0';
  return <path d={`M${x} ${y - 2}v4M${x + 3.5} ${y - 4}v8M${x + 7} ${y - 2}v4`} stroke={color} strokeWidth="1.8" strokeLinecap="round" />;
}
