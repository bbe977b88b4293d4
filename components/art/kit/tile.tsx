import { Person } from './person.tsx';
import { tenth } from './tenth.ts';
import { Text } from './text.tsx';

type Props = {
  x: number;
  y: number;
  width: number;
  height: number;
  name?: string;
  /** Height of the name's lettering. */
  size?: number;
  look?: number;
  long?: boolean;
  ground?: string;
  /** The one who speaks wears a ring. */
  speaking?: boolean;
};

/** A participant of a call. */
export function Tile({ x, y, width, height, name, size = 10.5, look = 0, long = false, ground = '#1b3570', speaking = false }: Props) {
  const person = tenth(height * 0.82);
  // In a low tile a name would lie over the face: the person stands aside.
  const low = name !== undefined && height < 64;
  return (
    <g>
      <rect x={x} y={y} width={width} height={height} rx="10" fill={ground} />
      <Person x={low ? x + width - tenth(person * 0.76) : x + width / 2} y={y + height} width={person} look={look} long={long} />
      {name ? <Name x={x + (low ? 6 : 8)} y={y + height - (low ? 6 : 8)} size={low ? Math.min(size, 9.5) : size} speaking={speaking}>{name}</Name> : null}
      {speaking ? (
        <rect x={x + 1.5} y={y + 1.5} width={width - 3} height={height - 3} rx="9" stroke="var(--accent)" strokeWidth="3" fill="none" />
      ) : null}
    </g>
  );
}

/** The name tag on its lower left corner, with what is heard of its owner. */
function Name({ x, y, size, speaking, children }: { x: number; y: number; size: number; speaking: boolean; children: string }) {
  const width = tenth(children.length * size * (/[^\x00-\xff]/.test(children) ? 1.05 : 0.6) + 30);
  const height = size + 7.5;
  return (
    <g>
      <rect x={x} y={y - height} width={width} height={height} rx={height / 2} fill="#071126" fillOpacity=".72" />
      <Signal x={x + 7} y={y - height / 2} on={speaking} />
      <Text x={x + 20} y={y - height / 2} size={size} fill="#ffffff">
        {children}
      </Text>
    </g>
  );
}

function Signal({ x, y, on }: { x: number; y: number; on: boolean }) {
  const color = on ? 'var(--on-night-accent)' : '#8b9cc0';
  return <path d={`M${x} ${y - 2}v4M${x + 3.5} ${y - 4}v8M${x + 7} ${y - 2}v4`} stroke={color} strokeWidth="1.8" strokeLinecap="round" />;
}
