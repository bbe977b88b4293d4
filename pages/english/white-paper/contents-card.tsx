import { Card, cardWidth } from '../../../components/art/cards/card.tsx';
import { Text } from '../../../components/art/kit/text.tsx';
import { chapters } from './words.yaml';
import { lastPage, pagesOf } from './data.ts';

const [left, right] = [32, cardWidth - 32];
const along = (page: number) => left + ((page - 1) / lastPage) * (right - left);

/** The chapters of the paper as spans of its pages; for shared links. */
export function ContentsCard() {
  return (
    <Card height={66 * chapters.length + 30} ground="night">
      {chapters.map(({ from, title }, index) => (
        <g key={title} transform={`translate(0 ${40 + index * 66})`}>
          <Text x={left} y={0} size={20} weight={600} fill="var(--on-night)">
            {title}
          </Text>
          <Text x={right} y={0} size={18} anchor="end" fill="var(--muted)">
            {from}
          </Text>
          <path d={`M${left} 26H${right}`} stroke="var(--rule)" strokeWidth="2" />
          <path d={`M${along(from)} 26H${along(from + pagesOf(index))}`} stroke="var(--second)" strokeWidth="6" />
        </g>
      ))}
    </Card>
  );
}
