import { Drawing, type View } from '../art/kit/drawing.tsx';
import { tenth } from '../art/kit/tenth.ts';
import { Text } from '../art/kit/text.tsx';

const colors = ['var(--tint)', 'var(--second)', 'var(--third)'];

export type DotRowsProps = {
  /** What the drawing proves, in one sentence. */
  title: string;
  /** Two or three. */
  series: readonly string[];
  /** A value for each series; null was not measured, and `missing` says so. `count` boxes follow from them, the last one to spare. */
  rows: readonly { name: string; note?: string; values: readonly (number | null)[]; missing?: string; count: number }[];
  /** From the least tick to the largest one goes the axis. */
  ticks: readonly number[];
  unit: string;
  /** What the boxes are, and what the last one is. */
  boxes: { name: string; note: string };
};

const frames = {
  wide: { width: 1200, left: 190, right: 850, first: 84, row: 70, font: 16, dot: 9, box: 56 },
  narrow: { width: 358, left: 8, right: 350, first: 152, row: 78, font: 13, dot: 7, box: 26 },
} as const;

function view(name: 'wide' | 'narrow', { series, rows, ticks, unit, boxes }: DotRowsProps): View {
  const { width, left, right, first, row, font, dot, box } = frames[name];
  const isWide = name === 'wide';
  const [low, high] = [ticks[0]!, ticks.at(-1)!];
  const x = (value: number) => tenth(left + ((value - low) / (high - low)) * (right - left));
  const floor = first + (rows.length - 1) * row + 36;
  const place = (index: number) => (isWide ? [left + index * 210, 12] : [0, 12 + index * 22]) as [number, number];
  const art = (
    <>
      {series.map((one, index) => {
        const [left, y] = place(index);
        return (
          <g key={one}>
            <circle cx={left + dot} cy={y} r={dot - 1} fill={colors[index]} />
            <Text x={left + 2 * dot + 6} y={y} size={font}>
              {one}
            </Text>
          </g>
        );
      })}
      <Text x={isWide ? 950 : 0} y={place(isWide ? 0 : series.length)[1]} size={font} fill="var(--muted)">
        {isWide ? boxes.name : `${boxes.name} · ${boxes.note}`}
      </Text>
      {ticks.map((tick) => (
        <g key={tick}>
          <path d={`M${x(tick)} ${first - (isWide ? 46 : 20)}V${floor}`} stroke="var(--rule)" />
          <Text
            x={x(tick)}
            y={floor + 18}
            size={font}
            anchor={isWide ? 'middle' : tick === low ? 'start' : tick === high ? 'end' : 'middle'}
            fill="var(--muted)"
          >
            {tick === high ? `${tick} ${unit}` : tick}
          </Text>
        </g>
      ))}
      {rows.map(({ name: thing, note, values, missing, count }, index) => {
        const y = first + index * row;
        const known = values.filter((value) => value !== null);
        const [least, most] = [Math.min(...known), Math.max(...known)];
        return (
          <g key={thing}>
            <Text x={0} y={isWide ? y - (note ? 12 : 0) : y - 34} size={isWide ? 19 : 14} weight={650}>
              {thing}
            </Text>
            {isWide && note ? (
              <Text x={0} y={y + 14} size={font} fill="var(--muted)">
                {note}
              </Text>
            ) : null}
            <path d={`M${left} ${y}H${right}`} stroke="var(--rule)" />
            <path d={`M${x(least)} ${y}H${x(most)}`} stroke="var(--muted)" strokeWidth="3" />
            {values.map((value, at) =>
              value === null ? null : (
                <circle
                  key={at}
                  cx={x(value)}
                  cy={y}
                  r={dot}
                  fill={colors[at]}
                  stroke="var(--ground)"
                  strokeWidth="2"
                />
              ),
            )}
            {isWide ? (
              <Text x={x(least) - dot - 8} y={y - 18} size={font} weight={650}>
                {least === most ? least : `${least}–${most}`}
              </Text>
            ) : null}
            {missing ? (
              <Text x={x(least) - dot} y={y + 21} size={font} fill="var(--muted)">
                {missing}
              </Text>
            ) : null}
            {Array.from({ length: count }, (_, at) => (
              <rect
                key={at}
                x={isWide ? 950 + at * (box + 6) : width - 1 - (count - at) * (box + 4)}
                y={isWide ? y - 16 : y - 42}
                width={box}
                height={isWide ? 32 : 17}
                rx="3"
                fill={at === count - 1 ? 'none' : 'var(--tint-soft)'}
                stroke="var(--tint)"
                strokeWidth="1.5"
                strokeDasharray={at === count - 1 ? '4 4' : undefined}
              />
            ))}
          </g>
        );
      })}
      {isWide ? (
        <Text x={950} y={floor + 18} size={font} fill="var(--muted)">
          {boxes.note}
        </Text>
      ) : null}
    </>
  );
  return { size: [width, floor + 30], art };
}

/** Measurements of several things on one scale, a dot for each series, and how many are needed because of them. */
export function DotRows(props: DotRowsProps) {
  return <Drawing title={props.title} wide={view('wide', props)} narrow={view('narrow', props)} />;
}
