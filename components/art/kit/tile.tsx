import { Person } from './people/person.tsx';
import type { PersonLook } from './people/look.ts';
import { widthOf } from './measure.ts';
import { tenth } from './tenth.ts';
import { Text } from './text.tsx';

type TileProps = {
  x: number;
  y: number;
  width: number;
  height: number;
  name?: string | undefined;
  /** Who it is, where no name is shown. */
  seed?: string | undefined;
  of?: PersonLook | undefined;
  /** Height of the name's lettering. */
  size?: number;
  ground?: string;
  /** A ring and a moving sign mark the speaker. */
  speaking?: boolean;
};

/** A participant of a call. The name never covers the figure: the figure is at one side, or the name in the upper corner. */
export function Tile({
  x,
  y,
  width,
  height,
  name,
  seed = name ?? '',
  of,
  size = 12,
  ground = '#dfe8ff',
  speaking = false,
}: TileProps) {
  const room = Math.min(height * 0.86, width * 0.92);
  /** A low tile leaves no room for the sign of a voice; the ring says the same. */
  const low = height < 64;
  const chip = name === undefined ? 0 : tenth(widthOf(name, size) + (low ? 14 : size + 20));
  const beside = low || chip + 8 + room < width;
  /** Below a name in the upper corner. */
  const figure = beside ? room : Math.min(room, height - size - 18);
  return (
    <g>
      <rect x={x} y={y} width={width} height={height} rx="10" fill={ground} />
      <Person
        x={
          x +
          (beside && chip > 0 ? Math.min(Math.max(width / 2, chip + 10 + figure / 2), width - figure / 2) : width / 2)
        }
        y={y + height}
        size={figure}
        seed={seed}
        of={of}
      />
      {name === undefined ? null : (
        <Name
          x={x + 6}
          y={beside ? y + height - size - 14 : y + 6}
          size={size}
          width={chip}
          speaking={low ? null : speaking}
        >
          {name}
        </Name>
      )}
      {speaking ? (
        <rect
          x={x + 1.5}
          y={y + 1.5}
          width={width - 3}
          height={height - 3}
          rx="9"
          stroke="var(--accent)"
          strokeWidth="3"
          fill="none"
        />
      ) : null}
    </g>
  );
}

type NameProps = { x: number; y: number; size: number; width: number; speaking: boolean | null; children: string };

/** Whose picture it is, and whether that one is heard; `null` where nothing says so. */
function Name({ x, y, size, width, speaking, children }: NameProps) {
  const height = size + 8;
  const middle = tenth(y + height / 2);
  return (
    <g>
      <rect x={x} y={y} width={width} height={height} rx={height / 2} fill="#071126" fillOpacity=".82" />
      {speaking === null ? null : (
        <path
          d={`M${x + 9} ${middle - 2}v4M${x + 12.5} ${middle - 4}v8M${x + 16} ${middle - 2}v4`}
          stroke={speaking ? 'var(--on-night-accent)' : '#8b9cc0'}
          strokeWidth="1.8"
          strokeLinecap="round"
        />
      )}
      <Text x={x + (speaking === null ? 7 : size + 10)} y={middle} size={size} fill="#ffffff">
        {children}
      </Text>
    </g>
  );
}
