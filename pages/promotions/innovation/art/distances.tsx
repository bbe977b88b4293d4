import { Drawing } from '../../../../components/art/kit/drawing.tsx';
import { Text } from '../../../../components/art/kit/text.tsx';
import * as words from '../words.yaml';

type DistancesProps = { works: readonly { name: string; km: number }[] };

const ticks = [0.01, 0.1, 1, 10, 100, 1000, 10_000];
const lengthOf = (km: number) =>
  km < 1
    ? words.distances.metres({ metres: Math.round(km * 1000) })
    : words.distances.kilometres({ km: km.toLocaleString('en').replace(/\.0$/, '') });

/** Each work as an arc from here to its other end; every tick is ten times as far as the one before. */
export function Distances({ works }: DistancesProps) {
  const view = (width: number, height: number, size: number) => {
    const xOf = (km: number) => 24 + (Math.log10(km / 0.01) / 6) * (width - 48);
    const base = height - 48;
    return {
      size: [width, height] as const,
      art: (
        <>
          <path d={`M24 ${base}H${width - 24}`} stroke="var(--rule)" strokeWidth="2" />
          {ticks.map((km) => (
            <g key={km}>
              <path d={`M${xOf(km)} ${base}v8`} stroke="var(--muted)" strokeWidth="2" />
              {width > 500 || [0.01, 1, 100, 10_000].includes(km) ? (
                <Text
                  x={xOf(km)}
                  y={base + 26}
                  size={size}
                  fill="var(--muted)"
                  anchor={km === 0.01 ? 'start' : km === 10_000 ? 'end' : 'middle'}
                >
                  {lengthOf(km)}
                </Text>
              ) : null}
            </g>
          ))}
          {works.map(({ name, km }, index) => {
            const x = xOf(km);
            const top = base - (x - 24) * (width > 500 ? 0.42 : 0.9);
            const color = index % 2 ? 'var(--second)' : 'var(--tint)';
            return (
              <g key={name}>
                <path
                  d={`M24 ${base}C${24 + (x - 24) * 0.2} ${top} ${24 + (x - 24) * 0.8} ${top} ${x} ${base}`}
                  stroke={color}
                  strokeWidth="3"
                />
                <circle cx={x} cy={base} r="6" fill={color} />
                <Text
                  x={x < width / 8 ? x + 12 : (24 + x) / 2 - size}
                  y={base - (base - top) * 0.75 - size - 1}
                  size={size}
                  weight={600}
                  fill="var(--on-night)"
                >
                  {width > 500 ? `${name} ${lengthOf(km)}` : name}
                </Text>
              </g>
            );
          })}
        </>
      ),
    };
  };
  return <Drawing title={words.distances.title} wide={view(1200, 480, 15)} narrow={view(358, 400, 11.5)} />;
}
