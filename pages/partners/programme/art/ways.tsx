import { Arc, Point } from '../../../../components/art/kit/arc.tsx';
import { Drawing } from '../../../../components/art/kit/drawing.tsx';
import { tenth } from '../../../../components/art/kit/tenth.ts';
import { Text } from '../../../../components/art/kit/text.tsx';
import * as words from '../words.yaml';

/** Of a hundred customers of last year, by whom they came. */
const shares = [
  { name: words.ways.own, count: 46, color: 'var(--muted)' },
  { name: words.ways.dealers, count: 27, color: 'var(--second)' },
  { name: words.ways.solutions, count: 18, color: 'var(--tint)' },
  { name: words.ways.integrators, count: 9, color: 'var(--third-ink)' },
] as const;
const byPartners = shares.slice(1).reduce((sum, { count }) => sum + count, 0);

function Spans({ width, size, base }: { width: number; size: number; base: number }) {
  const pitch = (width - 16) / 100;
  let at = 8;
  return (
    <>
      <path d={`M0 ${base}H${width}`} stroke="var(--rule)" strokeWidth="2" />
      {shares.map(({ name, count, color }) => {
        const [from, to] = [at, at + count * pitch];
        at = to;
        const middle = tenth((from + to) / 2);
        return (
          <g key={name}>
            {Array.from({ length: count }, (_, one) => {
              const x = tenth(from + (one + 0.5) * pitch);
              const height = 12 + (one % 3) * 5;
              return <path key={one} d={`M${x} ${base}v${height}`} stroke={color} strokeWidth={tenth(pitch * 0.5)} />;
            })}
            <Arc from={[tenth(from), base]} to={[tenth(to), base]} lift={(to - from) * 0.34} color={color} width={3} />
            <Point at={[tenth(to), base]} color={color} r={4} />
            <Text
              x={middle}
              y={base - 44 - (to - from) * 0.22}
              size={size * 1.7}
              weight={650}
              anchor="middle"
              fill={color}
            >
              {String(count)}
            </Text>
            <Text x={middle} y={base + 46} size={size} anchor="middle" fill="currentColor">
              {name}
            </Text>
          </g>
        );
      })}
    </>
  );
}

/** A bridge with a hundred hangers: each is a customer, each span whom they came by. */
export function Ways() {
  return (
    <Drawing
      title={words.ways.title({ byPartners })}
      wide={{ size: [1152, 300], art: <Spans width={1152} size={18} base={230} /> }}
      narrow={{ size: [358, 190], art: <Spans width={358} size={12} base={130} /> }}
    />
  );
}
