import { Drawing } from '../../../../components/art/kit/drawing.tsx';
import { Text } from '../../../../components/art/kit/text.tsx';
import * as words from '../words.yaml';

type LineProps = { years: readonly { year: number; latency: number; title: string; text: string }[] };

const pitch = 250;

/** Ten years as one line that falls with the latency between continents. */
export function Line({ years }: LineProps) {
  const points = years.map(({ latency }, index) => [131 + index * pitch, 60 + (420 - latency) * 0.9] as const);
  const path = points
    .map(([x, y], index) => {
      if (index === 0) return `M-1000 ${y}H${x}`;
      const [before, above] = points[index - 1]!;
      return `C${before + 120} ${above} ${x - 120} ${y} ${x} ${y}`;
    })
    .join('');
  const [, lastY] = points.at(-1)!;
  const width = 120 + years.length * pitch;
  return (
    <Drawing
      title={words.line.title}
      wide={{
        size: [width, 340],
        art: (
          <>
            <path d={`${path}H${width}`} stroke="var(--tint)" strokeWidth="4" strokeLinecap="round" />
            {years.map(({ year, latency, title, text }, index) => {
              const [x, y] = points[index]!;
              const above = index >= 4;
              const top = above ? y - 118 : y + 40;
              return (
                <g key={year}>
                  <circle cx={x} cy={y} r="9" fill="var(--night)" stroke="var(--second)" strokeWidth="4" />
                  <Text x={x - 11} y={top} size={24} weight={650} fill="var(--on-night)">
                    {year}
                  </Text>
                  <Text x={x - 11} y={top + 32} size={17} weight={600} fill="var(--on-night)">
                    {title}
                  </Text>
                  <Text x={x - 11} y={top + 58} size={15} fill="var(--on-night-muted)">
                    {text}
                  </Text>
                  <Text x={x - 11} y={top + 82} size={15} fill="var(--second)">
                    {words.line.latency({ latency })}
                  </Text>
                </g>
              );
            })}
            <path d={`M${width - 14} ${lastY - 8}l14 8-14 8`} stroke="var(--tint)" strokeWidth="4" />
          </>
        ),
      }}
    />
  );
}
