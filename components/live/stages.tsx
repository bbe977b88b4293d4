import { lineDelays } from '../../config/live-lines.ts';
import { grouped } from '../../config/rules/price.ts';
import { Drawing } from '../art/kit/drawing.tsx';
import { Text } from '../art/kit/text.tsx';

const fills = ['var(--tint)', '#6d8cff', 'var(--second)', '#58cdb9', '#ffb48f', '#ffd9c4'];
const bars = ['regular', 'fast'] as const;

type StagesProps = {
  /** The statement of the drawing, in one sentence. */
  title: string;
  /** Milliseconds of each stage on both lines, from the camera on. */
  stages: readonly { name: string; regular: number; fast: number }[];
  /** The two lines. */
  names: Readonly<Record<(typeof bars)[number], string>>;
  /** The unit behind a number. */
  unit: string;
  /** What the quick line saves. */
  saved: string;
};

type SizeProps = Omit<StagesProps, 'title'> & { width: number; height: number; size: number; narrow?: boolean };

/** The stages of both lines end to end, at one scale: the shorter one is as much shorter as it is quicker. */
function Bars({ stages, names, unit, saved, width, height, size, narrow = false }: SizeProps) {
  const scale = (width - 2) / lineDelays.regular;
  return bars.map((line, row) => {
    const y = 44 + row * (height + 74);
    let x = 0;
    return (
      <g key={line}>
        <Text x={0} y={y - 22} size={size + 3} weight={650} fill="currentColor">
          {`${names[line]} · ${grouped(lineDelays[line])} ${unit}`}
        </Text>
        {stages.map((part, at) => {
          const from = x;
          const wide = part[line] * scale;
          x += wide;
          const text = narrow ? part.name : `${part.name} ${grouped(part[line])}`;
          const letter = /\p{Script=Han}/u.test(text) ? 0.82 : 0.58;
          return (
            <g key={part.name}>
              <rect x={from} y={y} width={Math.max(1, wide - 2)} height={height} fill={fills[at]} />
              {wide > text.length * size * letter + 16 ? (
                <Text x={from + 12} y={y + height / 2} size={size} weight={600} fill={at === 0 ? '#fff' : '#0b1b34'}>
                  {text}
                </Text>
              ) : null}
            </g>
          );
        })}
        {row === 1 ? (
          <>
            <path
              d={`M${x + 8} ${y + height / 2}H${width - 1}`}
              stroke="var(--rule)"
              strokeWidth="2"
              strokeDasharray="4 6"
            />
            <Text x={width} y={y + height / 2 - 18} size={size} anchor="end" fill="var(--muted)">
              {saved}
            </Text>
          </>
        ) : null}
      </g>
    );
  });
}

/** Where the time goes between a camera and a viewer, on both lines. */
export function Stages({ title, ...bars }: StagesProps) {
  return (
    <Drawing
      title={title}
      wide={{ size: [1200, 336], art: <Bars {...bars} width={1200} height={84} size={15} /> }}
      narrow={{ size: [358, 276], art: <Bars {...bars} width={358} height={60} size={12} narrow /> }}
    />
  );
}
