import { Drawing } from '../../../../components/art/kit/drawing.tsx';
import { tenth } from '../../../../components/art/kit/tenth.ts';
import { Text } from '../../../../components/art/kit/text.tsx';
import { deductionsOf, scoredWays, threshold } from '../model.ts';
import { scores } from '../words.yaml';

const [first, second, third] = scoredWays('杭州', '法兰克福', 0.2) as [Way, Way, Way];
type Way = ReturnType<typeof scoredWays>[number];

const kinds = [
  { name: scores.loss, color: 'var(--third)' },
  { name: scores.detour, color: 'var(--second)' },
  { name: scores.relays, color: 'var(--muted)' },
];
const ways = [
  ...[0.2, 4, 6].map((loss) => ({ name: scores.first({ loss }), way: { ...first, loss }, isFirst: true })),
  { name: scores.second, way: second, isFirst: false },
  { name: scores.third, way: third, isFirst: false },
].map(({ name, way, isFirst }) => {
  const parts = deductionsOf(way, first.milliseconds);
  const rest = 100 - parts.reduce((sum, part) => sum + part, 0);
  const score = Math.round(rest);
  return { name, parts, rest, score, until: isFirst && score + threshold < 100 ? score + threshold : null };
});
const [, bad, worst, other] = ways as [Bar, Bar, Bar, Bar, Bar];
type Bar = (typeof ways)[number];

/** Points of a way as it gets worse, and of the two others: a hundred, less what is taken off. */
export function Deductions() {
  return (
    <Drawing
      title={scores.title({ bad: bad.score, threshold, other: other.score, worst: worst.score })}
      wide={{ size: [1152, 336], art: <Bars left={220} width={1152} pitch={62} size={16} /> }}
      narrow={{ size: [358, 336], art: <Bars left={0} width={358} pitch={62} size={12} /> }}
    />
  );
}

function Bars({ left, width, pitch, size }: { left: number; width: number; pitch: number; size: number }) {
  const point = (width - left) / 100;
  const rival = tenth(left + other.score * point);
  const bar = (x: number, long: number, y: number) => `M${tenth(x)} ${y}h${tenth(long)}v28h${tenth(-long)}z`;
  const more = (x: number, y: number) => `M${tenth(x)} ${y + 35}h${tenth(threshold * point)}v-7`;
  return (
    <>
      {kinds.map(({ name, color }, index) => (
        <g key={name}>
          <rect x={left + index * 90} y="4" width="12" height="12" rx="2" fill={color} />
          <Text x={left + index * 90 + 20} y={10} size={size} fill="var(--muted)">
            {name}
          </Text>
        </g>
      ))}
      {ways.map(({ name, parts, rest, score, until }, row) => {
        const y = 54 + row * pitch;
        let from = 100;
        return (
          <g key={name}>
            <Text x={0} y={left ? y + (until ? 4 : 14) : y - 11} size={size} weight={600} fill="currentColor">
              {name}
            </Text>
            <rect x={left} y={y} width={tenth(rest * point)} height="28" fill="var(--tint)" />
            <Text x={left + 10} y={y + 14} size={size} weight={650} fill="var(--ground)">
              {scores.points({ score })}
            </Text>
            {parts.map((part, kind) => {
              from -= part;
              return part === 0 ? null : (
                <path
                  key={kind}
                  d={bar(left + from * point, part * point, y)}
                  fill={kinds[kind]!.color}
                  opacity=".72"
                />
              );
            })}
            {until ? (
              <>
                <path d={more(left + rest * point, y)} stroke="currentColor" strokeWidth="2" />
                <Text
                  x={left ? 0 : width}
                  y={left ? y + 26 : y - 11}
                  size={left ? 14.5 : 12.5}
                  anchor={left ? 'start' : 'end'}
                  fill="var(--muted)"
                >
                  {(until > other.score ? scores.kept : scores.left)({ threshold, until })}
                </Text>
              </>
            ) : null}
          </g>
        );
      })}
      <path d={`M${rival} 34V${54 + 3 * pitch + 28}`} stroke="currentColor" strokeWidth="1.5" strokeDasharray="4 5" />
    </>
  );
}
