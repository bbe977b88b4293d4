import { Drawing, type View } from '../../../../components/art/kit/drawing.tsx';
import { tenth } from '../../../../components/art/kit/tenth.ts';
import { Text } from '../../../../components/art/kit/text.tsx';

/** Two paths of a minute. Packets of the stall arrive together at its end: they add half of it squared, which is 60 ms to the mean. */
const paths = [
  { name: 'Path A', delay: 120, stall: 0, numbers: ['median 120 ms', '95th percentile 120 ms', 'longest gap 0.02 s'] },
  { name: 'Path B', delay: 60, stall: 2.7, numbers: ['median 60 ms', '95th percentile 60 ms', 'longest gap 2.7 s'] },
] as const;

const at = 36;
const height = 92;
const top = 300;

function view(width: number, font: number): View {
  const x = (second: number) => tenth((second / 60) * width);
  const y = (delay: number) => tenth(height - (delay / top) * height);
  const art = paths.map(({ name, delay, stall, numbers }, index) => (
    <g key={name} transform={`translate(0 ${index * 164 + 24})`}>
      <Text x={0} y={-8} size={font} weight={650}>
        {name}
      </Text>
      <Text x={width} y={-8} size={font} anchor="end" fill="var(--ink-muted)">
        delay, 0 to 60 s
      </Text>
      <rect y="6" width={width} height={height - 6} fill="var(--surface-raised)" />
      <path d={`M0 ${y(120)}H${width}`} stroke="var(--warm)" strokeWidth="1.5" strokeDasharray="4 4" />
      <Text x={6} y={y(120) - 13} size={font} weight={600} fill="var(--warm-ink)">
        mean 120 ms
      </Text>
      <path
        d={`M0 ${y(delay)}H${stall ? `${x(at)}V6M${x(at + stall)} 6V${y(delay)}H${width}` : width}`}
        stroke="var(--primary)"
        strokeWidth="2.5"
      />
      {stall ? (
        <Text x={x(at + stall) + 8} y={18} size={font} weight={600} fill="var(--primary-strong)">
          {`nothing for ${stall} s`}
        </Text>
      ) : null}
      {numbers.map((number, column) => (
        <Text
          key={number}
          x={tenth((width / 2) * column)}
          y={height + 18}
          size={font}
          anchor={(['start', 'middle', 'end'] as const)[column]!}
          weight={column === 2 ? 650 : 500}
        >
          {number}
        </Text>
      ))}
    </g>
  ));
  return { size: [width, 308], art };
}

/** The same mean, and a call that nobody would keep. */
export function Means() {
  return (
    <Drawing
      title="Two paths with a mean delay of 120 ms: one is always at 120; the other is at 60, and stalls for 2.7 seconds of a minute"
      wide={view(560, 15)}
      narrow={view(358, 11.5)}
    />
  );
}
