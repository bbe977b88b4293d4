import { Card, cardWidth } from '../../../components/art/cards/card.tsx';
import { Text } from '../../../components/art/kit/text.tsx';
import { form } from './words.yaml';

const [left, right] = [32, cardWidth - 32];

/** The questionnaire with its answers; for shared links. */
export function QuestionnaireCard() {
  return (
    <Card height={66 * form.rows.length + 30} ground="night">
      {form.rows.map(({ question, answer }, index) => (
        <g key={question} transform={`translate(0 ${40 + index * 66})`}>
          <Text x={left} y={0} size={20} weight={600} fill="var(--on-night)">
            {question}
          </Text>
          <Text x={right} y={0} size={20} weight={600} anchor="end" fill="var(--second)">
            {answer}
          </Text>
          <path d={`M${left} 26H${right}`} stroke="var(--rule)" strokeWidth="2" />
        </g>
      ))}
    </Card>
  );
}
