import { Card, cardWidth } from '../../../components/art/cards/card.tsx';
import { Text } from '../../../components/art/kit/text.tsx';
import { criteria } from './words.yaml';

const [left, width] = [30, cardWidth - 60];
const tones = ['var(--tint-strong)', 'var(--second-ink)', 'var(--third-ink)', 'var(--muted)'];

/** The weights of the criteria as a bar of a hundred points, and one by one; for shared links. */
export function CriteriaCard() {
  let passed = 0;
  return (
    <Card height={384}>
      {criteria.map(({ name, points, asks }, index) => {
        const x = left + (passed / 100) * width;
        passed += points;
        return (
          <g key={name}>
            <rect x={x} y="34" width={(points / 100) * width - 3} height="44" rx="6" fill={tones[index]} />
            <g transform={`translate(0 ${122 + index * 66})`}>
              <Text x={left} y={0} size={36} weight={700} fill={tones[index]!}>
                {points}
              </Text>
              <Text x={left + 66} y={-10} size={21} weight={650}>
                {name}
              </Text>
              <Text x={left + 66} y={18} size={18} fill="var(--muted)">
                {asks}
              </Text>
            </g>
          </g>
        );
      })}
    </Card>
  );
}
