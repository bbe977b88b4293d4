import { landDots, pathOfDots } from '../art/kit/map/world.tsx';
import { Drawing } from '../art/kit/drawing.tsx';
import { Text } from '../art/kit/text.tsx';
import { distance, type Place } from '../../config/rules/route.ts';

export type WaysFromProps = {
  /** What the drawing proves, in one sentence. */
  title: string;
  /** The place in the middle, and where that is in the drawing. */
  from: Place;
  middle: readonly [x: number, y: number];
  size: readonly [width: number, height: number];
  /** Kilometres of a unit of the drawing. */
  unit: number;
  /** Where the ways end; the name is written at the left unless another side is said. */
  ways: readonly { name: string; to: Place; side?: Side }[];
};

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Distance and bearing from a place, as the offset from the middle of the map. */
function offset([a, b]: Place, [c, d]: Place): readonly [east: number, north: number] {
  const [turn, from, to] = [radians(c - a), radians(b), radians(d)];
  const north = Math.cos(from) * Math.sin(to) - Math.sin(from) * Math.cos(to) * Math.cos(turn);
  const bearing = Math.atan2(Math.sin(turn) * Math.cos(to), north);
  const kilometres = distance([a, b], [c, d]);
  return [kilometres * Math.sin(bearing), kilometres * Math.cos(bearing)];
}

const sides = {
  left: { dx: -13, dy: 0, anchor: 'end' },
  right: { dx: 13, dy: 3, anchor: 'start' },
  above: { dx: -30, dy: -24, anchor: 'start' },
} as const satisfies Record<string, { dx: number; dy: number; anchor: 'start' | 'end' }>;
type Side = keyof typeof sides;

/** The world around a place, true in distance and bearing from there: straight lines are the shortest ways over the ground. */
export function WaysFrom({ title, from, middle: [x, y], size, unit, ways }: WaysFromProps) {
  const placed = (place: Place) => {
    const [east, north] = offset(from, place);
    return { x: Math.round(x + east / unit), y: Math.round(y - north / unit) };
  };
  const ends = ways.map(({ to }) => placed(to));
  const art = (
    <>
      <path
        d={pathOfDots(landDots(4).map(placed))}
        stroke="var(--muted)"
        strokeOpacity=".4"
        strokeWidth="5"
        strokeLinecap="round"
      />
      <path d={ends.map((end) => `M${x} ${y}L${end.x} ${end.y}`).join('')} stroke="var(--second)" strokeWidth="2.5" />
      <circle cx={x} cy={y} r="9" fill="var(--second)" />
      <path d={pathOfDots(ends)} stroke="currentColor" strokeWidth="12" strokeLinecap="round" />
      {ways.map(({ name, to, side = 'left' }) => {
        const place = placed(to);
        const { dx, dy, anchor } = sides[side];
        return (
          <Text key={name} x={place.x + dx} y={place.y + dy} size={19} weight={650} anchor={anchor} fill="currentColor">
            {name}
          </Text>
        );
      })}
    </>
  );
  return <Drawing title={title} wide={{ size, art }} />;
}
