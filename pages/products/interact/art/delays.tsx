import { Drawing } from '../../../../components/art/kit/drawing.tsx';
import { tenth } from '../../../../components/art/kit/tenth.ts';
import { Text } from '../../../../components/art/kit/text.tsx';
import { lineDelays } from '../../../../config/live-lines.ts';
import * as words from '../words.yaml';

/** Rows of seats at their delay in milliseconds: behind each other on the same line. */
const zones = [
  {
    at: lineDelays.stage,
    rows: 1,
    color: 'var(--tint)',
    says: words.delaysDrawing.stage({ milliseconds: lineDelays.stage }),
  },
  { at: lineDelays.fast, rows: 2, color: 'var(--second)', says: words.delaysDrawing.front },
  { at: lineDelays.regular, rows: 3, color: 'var(--muted)', says: words.delaysDrawing.back },
];
const end = 4_700;

function Hall({ width, height, font, seat }: Record<'width' | 'height' | 'font' | 'seat', number>) {
  const middle = height / 2;
  const radius = (delay: number) => (delay / end) * width;
  const arc = (from: number) => {
    const half = Math.min(from * 0.8, middle - seat);
    const x = tenth(Math.sqrt(from * from - half * half));
    return `M${x} ${tenth(middle - half)}A${tenth(from)} ${tenth(from)} 0 0 1 ${x} ${tenth(middle + half)}`;
  };
  const seconds = [1, 2, 3, 4].map((second) => arc(radius(second * 1_000))).join('');
  const seats = { strokeWidth: seat, strokeLinecap: 'round', strokeDasharray: `0.1 ${seat * 1.6}` } as const;
  return (
    <>
      <path d={seconds} stroke="var(--rule)" strokeWidth="1.5" />
      <circle cx={seat} cy={middle} r={seat} fill="var(--third)" />
      {zones.map(({ at, rows, color, says }, zone) => {
        const arcs = Array.from({ length: rows }, (_, row) => arc(radius(at) + row * seat * 1.8));
        const [x, anchor] = zone === 2 ? ([width, 'end'] as const) : ([zone * radius(at), 'start'] as const);
        return (
          <g key={says}>
            <path d={arcs.join('')} stroke={color} {...seats} />
            <Text x={x} y={height + font * (zone % 2 ? 3.2 : 1.6)} size={font} weight={650} anchor={anchor}>
              {says}
            </Text>
          </g>
        );
      })}
    </>
  );
}

/** A hall whose seats are as far from the host as sound takes to them. */
export function Delays() {
  return (
    <Drawing
      title={words.delaysDrawing.title({ stage: lineDelays.stage })}
      wide={{ size: [1200, 460], art: <Hall width={1200} height={390} font={18} seat={18} /> }}
      narrow={{ size: [358, 292], art: <Hall width={358} height={240} font={13} seat={6} /> }}
    />
  );
}
