import { Drawing } from '../../../../components/art/kit/drawing.tsx';
import { Text } from '../../../../components/art/kit/text.tsx';
import { Bear } from './exploded.tsx';
import * as words from '../words.yaml';

/** Days in a row on which families played with the toy. */
const toys = [
  { name: words.days.before, days: 6, color: 'var(--third)', ink: 'var(--third-ink)' },
  { name: words.days.now, days: 26, color: 'var(--second)', ink: 'var(--second-ink)' },
];
const pitch = 17;

/** Two toys on their way through thirty days: one reaches the cupboard, the other is still out. */
export function Days() {
  return (
    <Drawing
      title={words.days.title}
      wide={{
        size: [560, 400],
        art: toys.map(({ name, days, color, ink }, row) => {
          const [y, end] = [150 + row * 200, 20 + days * pitch];
          return (
            <g key={name}>
              <path
                d={`M20 ${y}h${30 * pitch}`}
                stroke="var(--rule)"
                strokeWidth="10"
                strokeDasharray={`1 ${pitch - 1}`}
              />
              <path d={`M20 ${y}H${end}`} stroke={color} strokeWidth="10" />
              <Bear at={`translate(${end} ${y - 72}) scale(.66)`} />
              {row === 0 ? (
                <path
                  d={`M${end - 70} ${y - 146}h140v140h-140zM${end + 70} ${y - 146}l40 16v140l-40 -16`}
                  stroke="var(--muted)"
                  strokeWidth="3"
                />
              ) : null}
              <Text x={20} y={y + 30} size={19} weight={650} fill={ink}>
                {words.days.played({ name, days })}
              </Text>
            </g>
          );
        }),
      }}
    />
  );
}
