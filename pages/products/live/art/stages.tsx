import { Drawing } from '../../../../components/art/kit/drawing.tsx';
import { Text } from '../../../../components/art/kit/text.tsx';
import { lineDelays } from '../../../../config/live-lines.ts';
import { grouped } from '../../../../config/rules/price.ts';
import { stages } from '../data.ts';

const fills = ['var(--tint)', '#6d8cff', 'var(--second)', '#58cdb9', '#ffb48f', '#ffd9c4'];
const bars = [
  { line: 'regular', name: '常规线路' },
  { line: 'fast', name: '低时延线路' },
] as const;

type SizeProps = { width: number; height: number; size: number; narrow?: boolean };

/** The stages of both lines end to end, at one scale: the shorter one is as much shorter as it is quicker. */
function Bars({ width, height, size, narrow = false }: SizeProps) {
  const scale = (width - 2) / lineDelays.regular;
  return bars.map(({ line, name }, row) => {
    const y = 44 + row * (height + 74);
    let x = 0;
    return (
      <g key={line}>
        <Text x={0} y={y - 22} size={size + 3} weight={650} fill="currentColor">
          {`${name} · ${grouped(lineDelays[line])} 毫秒`}
        </Text>
        {stages.map((part, at) => {
          const from = x;
          const wide = part[line] * scale;
          x += wide;
          const text = narrow ? part.name : `${part.name} ${grouped(part[line])}`;
          return (
            <g key={part.name}>
              <rect x={from} y={y} width={Math.max(1, wide - 2)} height={height} fill={fills[at]} />
              {wide > text.length * size * 0.82 + 16 ? (
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
              {`省下 ${grouped(lineDelays.regular - lineDelays.fast)} 毫秒`}
            </Text>
          </>
        ) : null}
      </g>
    );
  });
}

/** Where the time goes between a camera and a viewer, on both lines. */
export function Stages() {
  return (
    <Drawing
      title={`常规线路合计 ${grouped(lineDelays.regular)} 毫秒，近一半是播放缓冲；低时延线路合计 ${lineDelays.fast} 毫秒`}
      wide={{ size: [1200, 336], art: <Bars width={1200} height={84} size={15} /> }}
      narrow={{ size: [358, 276], art: <Bars width={358} height={60} size={12} narrow /> }}
    />
  );
}
