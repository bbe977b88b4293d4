import { Drawing } from '../../../../components/art/kit/drawing.tsx';
import { Text } from '../../../../components/art/kit/text.tsx';
import { modules, toyMemory } from '../model.ts';
import * as words from '../words.yaml';

const ring = (x: number, y: number, rx: number, ry = rx) =>
  `M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0z`;
const box = (width: number, height: number) => `M${-width / 2} ${-height / 2}h${width}v${height}h${-width}z`;
const pins = [-36, -18, 0, 18, 36].map((at) => `M${at} -50v-12M${at} 50v12M-50 ${at}h-12M50 ${at}h12`).join('');

/** Along the axis of the toy: outlines, and what of each is filled. */
const part = (x: number, name: keyof typeof words.exploded.parts, lines: string, solid: string) => ({
  x,
  ...words.exploded.parts[name],
  lines,
  solid,
});
const head = `M-92 -27A34 34 0 1 1 -40 -87M40 -87A34 34 0 1 1 92 -27${ring(0, 0, 96)}${ring(0, 36, 42, 32)}`;
const face = `${ring(-36, -12, 6)}${ring(36, -12, 6)}M-12 24h24l-12 13z`;
const cell = `${box(92, 112)}M-18 -56v-12h36v12`;
const parts = [
  part(216, 'shell', head, face),
  part(452, 'speaker', ring(0, 0, 34, 74) + ring(8, 0, 24, 54), ring(12, 0, 9, 20)),
  part(730, 'board', box(208, 156) + pins, box(100, 100)),
  part(1000, 'microphones', `${box(40, 160)}M-6 -24v48M6 -24v48`, ring(0, -50, 11) + ring(0, 50, 11)),
  part(1240, 'battery', cell, 'M8 -30l-22 34h16l-6 24 24 -36h-16z'),
];

/** The toy from the front, around 0 0 and 200 wide. */
export const Bear = ({ at }: { at: string }) => <Part {...parts[0]!} at={at} />;

function Part({ lines, solid, at }: { lines: string; solid: string; at: string }) {
  return (
    <g transform={at} stroke="var(--tint)" strokeWidth="2.5" strokeLinejoin="round" strokeLinecap="round">
      <path d={lines} fill="var(--card)" />
      <path d={solid} fill="var(--tint)" />
    </g>
  );
}

const shades = [0.16, 0.3, 0.44, 0.3, 0.16];
const memory = modules.map((module, index) => ({
  ...module,
  from: modules.slice(0, index).reduce((sum, { kB }) => sum + kB, 0),
  fill: { fill: 'var(--tint)', fillOpacity: shades[index]!, stroke: 'var(--tint)' },
}));
const across = (kB: number) => Math.round((kB * 1200) / toyMemory);

/** The toy along its axis, and below it the memory of its chip, module by module. */
export function Exploded() {
  return (
    <Drawing
      title={words.exploded.title({ toyMemory })}
      wide={{
        size: [1440, 520],
        art: (
          <>
            <path d="M120 186H1286" stroke="var(--rule)" strokeWidth="2" strokeDasharray="2 8" />
            {parts.map(({ x, name, note, ...part }) => (
              <g key={name}>
                <Part {...part} at={`translate(${x} 186)`} />
                <Text x={x} y={20} size={18} weight={600} anchor="middle" fill="currentColor">
                  {name}
                </Text>
                <Text x={x} y={48} size={17} anchor="middle" fill="var(--muted)">
                  {note}
                </Text>
              </g>
            ))}
            <path d="M680 236L120 396M780 236L1320 396" stroke="var(--tint)" strokeWidth="1.5" />
            <Text
              x={730}
              y={344}
              size={40}
              weight={650}
              anchor="middle"
              fill="var(--tint-strong)"
            >{`${toyMemory} kB`}</Text>
            {memory.map(({ name, kB, from, fill }) => (
              <g key={name} transform={`translate(${120 + across(from)} 396)`}>
                <path d={`M0 0h${across(kB)}v56h-${across(kB)}z`} {...fill} />
                <Text x={across(kB) / 2} y={28} size={18} weight={600} anchor="middle" fill="currentColor">
                  {name}
                </Text>
                <Text x={across(kB) / 2} y={78} size={17} anchor="middle" fill="var(--muted)">{`${kB} kB`}</Text>
              </g>
            ))}
          </>
        ),
      }}
      narrow={{
        size: [390, 520],
        art: (
          <>
            <Part {...parts[0]!} at="translate(120 110)" />
            <Part {...parts[2]!} at="translate(300 110) scale(.62)" />
            {memory.map(({ name, kB, from, fill }) => (
              <g key={name} transform={`translate(24 ${212 + from})`}>
                <path d={`M0 0h100v${kB}h-100z`} {...fill} />
                <Text x={116} y={kB / 2} size={15} weight={600} fill="currentColor">
                  {words.exploded.module({ name, kB })}
                </Text>
              </g>
            ))}
          </>
        ),
      }}
    />
  );
}
