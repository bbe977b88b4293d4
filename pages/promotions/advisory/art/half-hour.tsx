import { Drawing } from '../../../../components/art/kit/drawing.tsx';
import { Text } from '../../../../components/art/kit/text.tsx';
import { agenda } from '../words.yaml';
import * as words from '../words.yaml';

const tints = { you: 'var(--muted)', both: 'var(--second)', architect: 'var(--tint)' };
const fives = [0, 5, 10, 15, 20, 25, 30];

/** The ruler lies in the wide drawing, with 40 units a minute, and stands in the narrow one, with 18. */
const wide = (
  <>
    {fives.map((minute) => (
      <Text key={minute} x={minute * 40} y={20} size={16} anchor={minute === 30 ? 'end' : 'start'} fill="var(--muted)">
        {minute === 30 ? words.halfHour.end : minute}
      </Text>
    ))}
    <path d={fives.map((minute) => `M${minute * 39.97 + 0.5} 40v16`).join('')} stroke="currentColor" />
    {agenda.map(({ from, to, title, text, who }) => (
      <g key={title} transform={`translate(${from * 40} 66)`}>
        <rect width={(to - from) * 40 - 4} height={48} rx={6} fill={tints[who]} opacity=".22" />
        <rect width={4} height={48} fill={tints[who]} />
        <Text x={18} y={24} size={18} weight={650} fill="currentColor">
          {title}
        </Text>
        <Text x={0} y={74} size={15} fill="var(--muted)">
          {text}
        </Text>
        <Text x={0} y={102} size={15} weight={600} fill={tints[who]}>
          {words.halfHour.speakers[who]}
        </Text>
      </g>
    ))}
  </>
);

const narrow = agenda.map(({ from, to, title, text, who }) => (
  <g key={title} transform={`translate(0 ${from * 18})`}>
    <Text x={0} y={14} size={15} fill="var(--muted)">
      {words.halfHour.minute({ from })}
    </Text>
    <rect x={56} width={304} height={(to - from) * 18 - 4} rx={6} fill={tints[who]} opacity=".22" />
    <Text x={72} y={26} size={17} weight={650} fill="currentColor">
      {title}
    </Text>
    <Text x={72} y={52} size={14} fill="var(--muted)">
      {text}
    </Text>
    <Text x={344} y={26} size={14} weight={600} anchor="end" fill={tints[who]}>
      {words.halfHour.speakers[who]}
    </Text>
  </g>
));

export function HalfHour() {
  return (
    <Drawing
      title={words.halfHour.title}
      wide={{ size: [1200, 200], art: wide }}
      narrow={{ size: [360, 540], art: narrow }}
    />
  );
}
