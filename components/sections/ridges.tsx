import { Drawing, type View } from '../art/kit/drawing.tsx';
import { tenth } from '../art/kit/tenth.ts';
import { Text } from '../art/kit/text.tsx';

export type RidgesProps = {
  /** What the drawing proves, in one sentence. */
  title: string;
  /** One to three kinds, from the ground up. */
  kinds: readonly string[];
  /** Three to eight; each has the quantities of its kinds at equal steps along the axis, and spans that are shaded. */
  rows: readonly {
    name: string;
    steps: readonly (readonly number[])[];
    shaded?: readonly (readonly [from: number, to: number])[];
    /** Said of the highest step. */
    peak: string;
  }[];
  /** The axis goes from 0 to the last tick. */
  ticks: readonly { at: number; text: string }[];
};

const colors = ['var(--tint)', 'var(--second)', 'var(--third)'];
const frames = {
  wide: { width: 1200, left: 150, first: 124, row: 90, most: 60, font: 16 },
  narrow: { width: 358, left: 0, first: 170, row: 96, most: 52, font: 13 },
} as const;

const sumOf = (step: readonly number[], kinds = step.length) =>
  step.slice(0, kinds).reduce((sum, value) => sum + value, 0);

function view(name: 'wide' | 'narrow', { kinds, rows, ticks }: RidgesProps): View {
  const { width, left, first, row, most, font } = frames[name];
  const isWide = name === 'wide';
  const end = ticks.at(-1)!.at;
  const largest = Math.max(...rows.flatMap(({ steps }) => steps.map((step) => sumOf(step))));
  const x = (at: number) => tenth(left + (at / end) * (width - left));
  const bottom = first + (rows.length - 1) * row;
  const art = (
    <>
      {kinds.map((kind, index) => {
        const [from, y] = isWide ? [left + index * 310, 12] : [0, 12 + index * 24];
        return (
          <g key={kind}>
            <rect x={from} y={y - 7} width="14" height="14" rx="3" fill={colors[index]} />
            <Text x={from + 22} y={y} size={font}>
              {kind}
            </Text>
          </g>
        );
      })}
      {rows.map(({ name: thing, steps, shaded = [], peak }, index) => {
        const y = first + index * row;
        const up = (value: number) => Math.round(y - (value / largest) * most);
        const xOf = (step: number) => Math.round(x((step / (steps.length - 1)) * end));
        const sums = steps.map((step) => sumOf(step));
        const top = sums.indexOf(Math.max(...sums));
        const said = Math.min(Math.max(xOf(top), left + 80), width - 80);
        return (
          <g key={thing}>
            {shaded.map(([from, to]) => (
              <rect
                key={from}
                x={x(from)}
                y={y - most}
                width={tenth(x(to) - x(from))}
                height={most}
                fill="var(--rule)"
                fillOpacity=".55"
              />
            ))}
            {kinds.map((kind, at) => {
              const count = kinds.length - at;
              const edge = steps.map((step, along) => `${xOf(along)} ${up(sumOf(step, count))}`).join(' ');
              return <path key={kind} d={`M${left} ${y}L${edge}V${y}Z`} fill={colors[count - 1]} />;
            })}
            <path d={`M${left} ${y}H${width}`} stroke="var(--muted)" />
            <Text x={0} y={isWide ? y - 14 : y - most - 16} size={isWide ? 19 : 14} weight={650}>
              {thing}
            </Text>
            <Text
              x={isWide ? said : width}
              y={isWide ? up(sums[top]!) - 13 : y - most - 16}
              size={font}
              weight={600}
              anchor={isWide ? 'middle' : 'end'}
            >
              {peak}
            </Text>
          </g>
        );
      })}
      {ticks.map(({ at, text }, index) =>
        isWide || index % 2 === 0 ? (
          <Text
            key={at}
            x={x(at)}
            y={bottom + 20}
            size={font}
            anchor={at === 0 ? 'start' : at === end ? 'end' : 'middle'}
            fill="var(--muted)"
          >
            {text}
          </Text>
        ) : null,
      )}
    </>
  );
  return { size: [width, bottom + 34], art };
}

/** How the same kinds of things rise and fall in several places, one below the other on one axis. */
export function Ridges(props: RidgesProps) {
  return <Drawing title={props.title} wide={view('wide', props)} narrow={view('narrow', props)} />;
}
