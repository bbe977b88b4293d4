import type { ReactNode } from 'react';
import { Drawing } from '../../../../components/art/kit/drawing.tsx';
import { Avatar } from '../../../../components/art/kit/people/avatar.tsx';
import { Text } from '../../../../components/art/kit/text.tsx';
import { first } from '../words.yaml';

const [ink, tint, pale] = ['#331523', '#a8348f', '#dcc3d4'];
const pen = { stroke: ink, strokeWidth: 4, strokeLinecap: 'round', strokeLinejoin: 'round' } as const;
const marker = { ...pen, stroke: tint, strokeWidth: 6 } as const;

/** What was on the whiteboard, in the order of the talks: each on 272 by 118, above its few words. */
const sketches: readonly ReactNode[] = [
  // Three settings, each a fader of its own.
  [60, 136, 212].map((x, at) => (
    <g key={x}>
      <path d={`M${x} 20V108`} {...pen} />
      <path d={`M${x - 20} ${[82, 46, 64][at]}h40`} {...marker} />
    </g>
  )),
  // Notes, four hundred of them.
  [0, 1, 2, 3].map((row) => (
    <g key={row}>
      <path d={`M40 ${26 + row * 26}h8`} {...marker} />
      <path d={`M66 ${26 + row * 26}h${[150, 118, 162, 96][row]}`} {...pen} />
    </g>
  )),
  // Ringing comes first, the picture fifth.
  [0, 1, 2, 3, 4].map((row) => (
    <path key={row} d={`M36 ${18 + row * 22}h${190 - row * 40}`} {...(row === 0 ? marker : pen)} />
  )),
  // A large picture is signed, a small one is not.
  <>
    <path d="M40 16h130v92H40Z" {...pen} />
    <path d="M62 76q14 -34 24 -6t22 -12t26 10" {...marker} />
    <path d="M196 70h44v38h-44Z M204 78l28 22M232 78l-28 22" {...pen} />
  </>,
  // All that arrives, and the last two hundredths.
  <>
    <path d="M32 44h196v36H32Z" fill={pale} />
    <path d="M228 44h12v36h-12Z" fill={tint} />
    <path d="M234 36V20" {...pen} />
    <path d="M32 96h208" {...pen} />
  </>,
  // The night of New Year below three times the usual.
  <>
    <path d="M28 108H246" {...pen} />
    <path d="M28 24H246" {...pen} strokeDasharray="2 12" />
    <path d="M34 92C100 92 116 90 134 40C144 14 160 40 172 74C180 90 210 92 240 92" {...marker} />
  </>,
  // Who stays, by the minute.
  <>
    <path d="M36 14V108H246" {...pen} />
    <path d="M40 20C80 24 96 62 130 66S200 92 240 96" {...marker} />
    <path d="M130 66V108" {...pen} strokeDasharray="2 10" />
  </>,
  // Rain, and a line that ends.
  <>
    <path d="M44 22l-8 18M92 16l-8 18M140 26l-8 18M188 16l-8 18M236 24l-8 18" {...pen} />
    <path d="M32 84H130l10 -16l10 30l8 -14H172" {...marker} />
    <path d="M196 74l22 22M218 74l-22 22" {...pen} />
  </>,
  // A call that the background does not ring; a message in its stead.
  <>
    <path d="M50 12h56v98H50Z M72 98h12" {...pen} />
    <path d="M62 36l32 32M94 36l-32 32" {...pen} />
    <path d="M124 60h28M142 50l12 10l-12 10" {...pen} />
    <path d="M174 36h68v48h-68l34 26l34 -26M174 36l34 28l34 -28" {...marker} />
  </>,
  // Two thirds of an hour.
  <>
    <path d="M136 62V14A48 48 0 1 1 94.4 86Z" fill={pale} />
    <circle cx="136" cy="62" r="48" {...pen} />
    <path d="M136 20V62L100 82" {...marker} />
  </>,
];

type BoardsProps = { names: readonly string[] };
type StripOptions = { from: number; count: number; width: number; y: number; size: number };

/** Film whose frames are whiteboards: one a talk, with what it concluded; below each, small, who drew it. */
export function Boards({ names }: BoardsProps) {
  const strip = ({ from, count, width, y, size }: StripOptions) => {
    const frame = width / count;
    const scale = (frame - 16) / 272;
    const high = Math.round(170 * scale);
    const radius = size * 1.3;
    const below = radius * 2 + 44;
    return (
      <g key={y} transform={`translate(0 ${y})`}>
        <rect width={width} height={high + below + 12} fill="#0a0510" />
        <path
          d={`M14 12H${width}M14 ${high + below}H${width}`}
          stroke="var(--night-line)"
          strokeWidth="10"
          strokeDasharray="16 20"
        />
        {names.slice(from, from + count).map((name, place) => (
          <g key={name} transform={`translate(${place * frame + 8} 26)`}>
            <rect width={frame - 16} height={high} rx="3" fill="#fffaf3" />
            <g transform={`scale(${scale})`}>{sketches[from + place]}</g>
            <Text x={(frame - 16) / 2} y={high - size * 1.3} size={size} weight={600} anchor="middle" fill={ink}>
              {first.boards[from + place] ?? ''}
            </Text>
            <Avatar x={radius} y={high + radius + 6} r={radius} seed={name} ground="#efe2d2" />
            <Text x={radius * 2 + 10} y={high + radius + 6} size={size} fill="var(--warm)">
              {`${from + place + 1} ${name}`}
            </Text>
          </g>
        ))}
      </g>
    );
  };
  const strips = ({ count, width, size, pitch }: Omit<StripOptions, 'from' | 'y'> & { pitch: number }) =>
    Array.from({ length: Math.ceil(names.length / count) }, (_, row) =>
      strip({ from: row * count, count, width, size, y: row * pitch }),
    );
  return (
    <Drawing
      title={first.film}
      wide={{ size: [1440, 564], art: strips({ count: 5, width: 1440, size: 18, pitch: 286 }) }}
      narrow={{ size: [358, 970], art: strips({ count: 2, width: 358, size: 12.5, pitch: 195 }) }}
    />
  );
}
