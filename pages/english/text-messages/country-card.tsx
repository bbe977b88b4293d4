import { Card, cardWidth } from '../../../components/art/cards/card.tsx';
import { Text } from '../../../components/art/kit/text.tsx';
import { places } from './words.yaml';

const left = 32;

/** The countries and what each asks for; for shared links. */
export function CountryCard() {
  return (
    <Card height={72 * places.length + 30} ground="night">
      {places.map(({ title }, index) => (
        <g key={title} transform={`translate(0 ${40 + index * 72})`}>
          <path d={`M${left} 0h24`} stroke="var(--second)" strokeWidth="8" />
          <Text x={left + 40} y={0} size={22} weight={600} fill="var(--on-night)">
            {title}
          </Text>
          <path d={`M${left} 30H${cardWidth - left}`} stroke="var(--rule)" strokeWidth="2" />
        </g>
      ))}
    </Card>
  );
}
