import { Drawing } from '../../../../components/art/kit/drawing.tsx';
import { tenth } from '../../../../components/art/kit/tenth.ts';
import { Text } from '../../../../components/art/kit/text.tsx';
import * as words from '../words.yaml';

/** Milliseconds after a packet should have come: when each layer has it again, and what it waits for until then. */
const layers: readonly { name: string; about: string; at: readonly number[]; from?: number; to: number }[] = [
  { ...words.chances.layers[0], at: [20], to: 20 },
  { ...words.chances.layers[1], at: [100], to: 100 },
  { ...words.chances.layers[2], at: [60, 120, 180], to: 180 },
  { ...words.chances.layers[3], at: [], from: 200, to: 320 },
];
const row = 82;

function Rows({ width, font }: { width: number; font: number }) {
  const x = (milliseconds: number) => tenth(8 + (milliseconds / 340) * (width - 16));
  const bottom = layers.length * row + 44;
  return (
    <>
      {[0, 100, 200, 300].map((tick) => (
        <Text key={tick} x={x(tick)} y={bottom + 18} size={font} anchor="middle" fill="var(--muted)">
          {tick === 200 ? words.chances.text : String(tick)}
        </Text>
      ))}
      {layers.map(({ name, about, at, from = 0, to }, index) => (
        <g key={name} transform={`translate(0 ${40 + index * row})`}>
          <Text x={0} y={12} size={font} weight={600}>
            {`${name}：${about}`}
          </Text>
          <path d={`M${x(0)} 50H${x(340)}`} stroke="var(--rule)" strokeWidth="2" />
          <path
            d={`M${x(from)} 50H${x(to)}`}
            stroke={`var(${from ? '--third' : '--tint'})`}
            strokeWidth={from ? 24 : 6}
          />
          <path d={`M${x(200)} 28v44`} stroke="var(--third)" strokeWidth="2" strokeDasharray="4 5" />
          {at.map((moment) => (
            <circle key={moment} cx={x(moment)} cy="50" r="11" fill="var(--tint)" />
          ))}
        </g>
      ))}
    </>
  );
}

/** One lost packet: when each of four layers can bring it back, before it has to be played. */
export function Chances() {
  return (
    <Drawing
      title={words.chances.title}
      wide={{ size: [800, 402], art: <Rows width={800} font={16} /> }}
      narrow={{ size: [358, 402], art: <Rows width={358} font={12.5} /> }}
    />
  );
}
