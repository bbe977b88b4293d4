import { Drawing } from '../../../../components/art/kit/drawing.tsx';
import { Text } from '../../../../components/art/kit/text.tsx';
import * as words from '../words.yaml';

type CakeProps = { years: readonly { year: number; daily: number }[] };

const waxes = ['var(--tint)', 'var(--second)', 'var(--third)', 'var(--tint)', 'var(--second)'];

/** A candle for each year, as high as its messages a day. */
export function Cake({ years }: CakeProps) {
  const most = Math.max(...years.map(({ daily }) => daily));
  const view = (width: number, height: number, size: number) => {
    const pitch = width / (years.length + 0.6);
    const table = height - 130;
    const unit = (table - 90) / most;
    /** A row of dots, 16 apart, as far from the cake's left side as from its right. */
    const dots = Math.floor((width * 0.92 - 48) / 16) * 16;
    return {
      size: [width, height] as const,
      art: (
        <>
          {years.map(({ year, daily }, index) => {
            const x = pitch * (index + 0.8);
            const top = table - Math.max(6, daily * unit);
            return (
              <g key={year}>
                <rect x={x - 13} y={top} width={26} height={table - top} rx="4" fill={waxes[index]} />
                <path d={`M${x} ${top}v-10`} stroke="var(--ink)" strokeWidth="2" />
                <path d={`M${x} ${top - 34}c-12 14-10 24 0 24s12-10 0-24z`} fill="var(--warm)" />
                <Text x={x} y={top - 52} size={size + 3} weight={650} anchor="middle">
                  {words.cake.daily({ daily })}
                </Text>
              </g>
            );
          })}
          <path
            d={`M${width * 0.04} ${table + 26}q0-26 26-26H${width * 0.96 - 26}q26 0 26 26v104H${width * 0.04}z`}
            fill="var(--card)"
            stroke="var(--rule)"
            strokeWidth="2"
          />
          <path
            d={`M${(width - dots) / 2} ${table + 84}h${dots + 1}`}
            stroke="var(--third)"
            strokeWidth="6"
            strokeDasharray="0.1 15.9"
            strokeLinecap="round"
          />
          {years.map(({ year }, index) => (
            <Text key={year} x={pitch * (index + 0.8)} y={table + 44} size={size} anchor="middle">
              {year}
            </Text>
          ))}
        </>
      ),
    };
  };
  return <Drawing title={words.cake.title} wide={view(660, 520, 16.5)} narrow={view(350, 400, 12)} />;
}
