import { Drawing, type View } from '../art/kit/drawing.tsx';
import { widthOf, wrap } from '../art/kit/measure.ts';
import { tenth } from '../art/kit/tenth.ts';
import { Text } from '../art/kit/text.tsx';

type Span = {
  from: number;
  to: number;
  /** Written into it where it is wide enough; else, in the narrow drawing, beside the lane's name. */
  name: string;
  /** Allowed, but not done by itself: an outline. */
  weak?: boolean;
};

export type LanesProps = {
  /** What the drawing proves, in one sentence. */
  title: string;
  /** Where the axis ends. */
  end: number;
  /** What changes for all lanes; the narrow drawing has only `when` and `short`. */
  moments: readonly { at: number; when: string; name: string; short: string; text?: string }[];
  /** Up to six; `event` is one point of the lane, told below it. */
  lanes: readonly { name: string; spans: readonly Span[]; event?: { at: number; text: string } }[];
  /** From the last moment on, when all of it is over. */
  after?: string;
};

const frames = {
  wide: { width: 1200, left: 120, top: 84, row: 92, bar: 36, font: 16 },
  narrow: { width: 358, left: 0, top: 44, row: 98, bar: 26, font: 12 },
} as const;

function view(name: 'wide' | 'narrow', { end, moments, lanes, after }: LanesProps): View {
  const { width, left, top, row, bar, font } = frames[name];
  const isWide = name === 'wide';
  const x = (at: number) => tenth(left + (at / end) * (width - left));
  const over = x(moments.at(-1)!.at);
  const bottom = top + lanes.length * row;
  const art = (
    <>
      {after ? (
        <rect x={over} y={top} width={tenth(width - over)} height={bottom - top} fill="var(--third)" fillOpacity=".1" />
      ) : null}
      {moments.map(({ at, when, name: moment, short, text }) => (
        <g key={at}>
          <path d={`M${x(at) + 0.5} ${isWide ? 0 : top}V${bottom}`} stroke="var(--rule)" strokeWidth="1.5" />
          <Text x={x(at) + (isWide ? 10 : 0)} y={12} size={font} fill="var(--muted)">
            {when}
          </Text>
          <Text x={x(at) + (isWide ? 10 : 0)} y={isWide ? 36 : 31} size={isWide ? 19 : font} weight={650}>
            {isWide ? moment : short}
          </Text>
          {isWide && text ? (
            <Text x={x(at) + 10} y={60} size={font} fill="var(--muted)">
              {text}
            </Text>
          ) : null}
        </g>
      ))}
      {lanes.map(({ name: lane, spans, event }, index) => {
        const y = top + index * row + (isWide ? 12 : 28);
        /** Told to the left of its point, where the right has no room. */
        const flips = isWide && event !== undefined && x(event.at) + 14 + widthOf(event.text, font) > width;
        const untold = spans.filter(({ from, to, name: span }) => !fits(span, x(to) - x(from), font));
        return (
          <g key={lane}>
            <path d={`M0 ${top + index * row}H${width}`} stroke="var(--rule)" />
            <Text x={isWide ? 0 : 4} y={isWide ? y + bar / 2 : y - 14} size={isWide ? 18 : 13} weight={650}>
              {isWide || untold.length === 0 ? lane : `${lane}：${untold.map((span) => span.name).join('、')}`}
            </Text>
            {spans.map((span) => (
              <Bar key={span.name} span={span} x={x} y={y} height={bar} font={font} />
            ))}
            {event ? (
              <>
                <circle cx={x(event.at)} cy={y + bar} r={isWide ? 6 : 4} fill="var(--third-ink)" />
                {wrap(event.text, { width: isWide ? 720 : over - 12, size: font }).map((line, at) => (
                  <Text
                    key={line}
                    x={isWide ? x(event.at) + (flips ? -14 : 14) : 4}
                    anchor={flips ? 'end' : 'start'}
                    y={y + bar + 18 + at * (font + 5)}
                    size={font}
                    fill="var(--third-ink)"
                  >
                    {line}
                  </Text>
                ))}
              </>
            ) : null}
          </g>
        );
      })}
      {wrap(after ?? '', { width: width - over - (isWide ? 24 : 8), size: font }).map((line, index) => (
        <Text key={line} x={over + (isWide ? 12 : 6)} y={top + (isWide ? 30 : 18) + index * (font + 7)} size={font}>
          {line}
        </Text>
      ))}
    </>
  );
  return { size: [width, bottom + 4], art };
}

/** Whether a bar has room for its name. */
const fits = (name: string, width: number, font: number) => widthOf(name, font) + 18 < width;

type BarProps = { span: Span; x: (at: number) => number; y: number; height: number; font: number };

function Bar({ span: { from, to, name, weak }, x, y, height, font }: BarProps) {
  const width = tenth(x(to) - x(from) - 2);
  return (
    <>
      <rect
        x={x(from) + 1}
        y={y}
        width={width}
        height={height}
        rx="6"
        fill={weak ? 'none' : 'var(--tint)'}
        stroke="var(--tint)"
        strokeWidth="1.5"
        strokeDasharray={weak ? '5 4' : undefined}
      />
      {fits(name, x(to) - x(from), font) ? (
        <Text
          x={x(from) + 11}
          y={y + height / 2}
          size={font}
          weight={600}
          fill={weak ? 'var(--tint-strong)' : 'var(--ground)'}
        >
          {name}
        </Text>
      ) : null}
    </>
  );
}

/** Who may or does what, from when to when: a lane for each on one axis of time, and the moments that change it. */
export function Lanes(props: LanesProps) {
  return <Drawing title={props.title} wide={view('wide', props)} narrow={view('narrow', props)} />;
}
