import { Drawing, type View } from '../../../../components/art/kit/drawing.tsx';
import { wrap } from '../../../../components/art/kit/measure.ts';
import { tenth } from '../../../../components/art/kit/tenth.ts';
import { Text } from '../../../../components/art/kit/text.tsx';
import { mishaps } from '../data.ts';
import * as words from '../words.yaml';

type Spot = readonly [x: number, y: number];
const dots = (spots: readonly Spot[]) => spots.map(([x, y]) => `M${tenth(x)} ${tenth(y)}h.1`).join('');
const hundred = Array.from({ length: 100 }, (_, at) => at);
const around: readonly Spot[] = [
  [110, 23],
  [133, 53],
  [123, 98],
  [64, 111],
  [36, 57],
  [60, 23],
];
const squares = hundred.map((at): Spot => [28 + (at % 10) * 12.6, 10 + Math.floor(at / 10) * 12.6]);
/** A hundred players of a map, and whether they are in reach of its middle. */
const crowd = hundred.map((at): Spot => [8 + ((at * 0.7549) % 1) * 154, 6 + ((at * 0.5698) % 1) * 120]);
const near = ([x, y]: Spot) => Math.hypot(x - 85, y - 66) < 16;

/** Sounds around a head; voices that are decoded; players that can be found by their voice. Each as 170 by 132. */
const pictures = [
  {
    all: around,
    plain: [[85, 66]],
    ours: around,
    thick: 17,
    more: <path d="M85 47a19 19 0 1 0 .1 0M79 48l6-10l6 10" stroke="var(--ink)" strokeWidth="2.5" />,
  },
  { all: squares, plain: squares, ours: squares.slice(0, 4), thick: 9 },
  {
    all: crowd,
    plain: crowd,
    ours: crowd.filter(near),
    thick: 7,
    more: <circle cx="85" cy="66" r="16" stroke="var(--ink)" strokeWidth="2" />,
  },
] as const;

const sides = [
  ['plain', 'var(--third)', 0],
  ['ours', 'var(--second)', 1],
] as const;

function view(width: number, columns: number, font: number): View {
  const row = columns === 1 ? 246 : 256;
  const half = ((width + 30) / columns - 30) / 2;
  const art = mishaps.map(({ name, ...words }, index) => {
    const { all, thick, ...picture } = pictures[index]!;
    return (
      <g
        key={name}
        transform={`translate(${(index % columns) * (2 * half + 30)} ${Math.floor(index / columns) * row})`}
      >
        <Text x={0} y={12} size={font + 3} weight={650}>
          {name}
        </Text>
        {sides.map(([side, color, left]) => (
          <g key={side} transform={`translate(${left * half} 36)`} strokeLinecap="round">
            <path d="M0 0H170V132H0Z" fill="var(--card)" stroke="var(--rule)" />
            <path d={dots(all)} stroke="var(--rule)" strokeWidth={thick} />
            <path d={dots(picture[side])} stroke={color} strokeWidth={thick} />
            {'more' in picture ? picture.more : null}
            {wrap(words[side], { width: half - 14, size: font }).map((line, down) => (
              <Text key={line} x={0} y={154 + down * (font + 6)} size={font}>
                {line}
              </Text>
            ))}
          </g>
        ))}
      </g>
    );
  });
  return { size: [width, Math.ceil(mishaps.length / columns) * row - 6], art };
}

export const Plain = () => (
  <Drawing
    title={mishaps.map(({ name, plain, ours }) => words.plainDrawing.title({ name, plain, ours })).join('。')}
    wide={view(1200, 3, 16)}
    narrow={view(358, 1, 12.5)}
  />
);
