import { Drawing } from '../../../../components/art/kit/drawing.tsx';
import { Text } from '../../../../components/art/kit/text.tsx';
import * as words from '../words.yaml';

const steps = [
  { share: 88, name: words.answered.steps[0], color: 'var(--rule)' },
  { share: 93.2, name: words.answered.steps[1], color: 'var(--tint)' },
  { share: 96.3, name: words.answered.steps[2], color: 'var(--second)' },
];

const bars = steps.map(({ share, name, color }, index) => (
  <g key={name} transform={`translate(${index * 136} 0)`}>
    <rect y={480 - (share - 80) * 20} width="118" height={(share - 80) * 20} fill={color} />
    <Text x={59} y={462 - (share - 80) * 20} size={22} weight={650} anchor="middle" fill="currentColor">
      {`${share}%`}
    </Text>
    <Text x={59} y={508} size={20} anchor="middle" fill="var(--muted)">
      {name}
    </Text>
  </g>
));

/** The share of first calls that are answered, after each of the two measures; the scale begins at 80. */
export function Answered() {
  return (
    <Drawing
      cut="left"
      title={words.answered.title}
      wide={{ size: [1440, 600], art: <g transform="translate(930 0)">{bars}</g> }}
      narrow={{ size: [450, 420], art: <g transform="translate(30 -110)">{bars}</g> }}
    />
  );
}
