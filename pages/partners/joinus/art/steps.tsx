import { Text } from '../../../../components/art/kit/text.tsx';
import { path } from '../data.ts';

/** The five dates, for shared links. */
export const Steps = () => (
  <svg viewBox="0 0 420 420" fill="none" aria-hidden="true">
    {path.map(({ day, title, unit }, row) => (
      <g key={title} transform={`translate(0 ${row * 84})`}>
        <path d="M0 82H420" stroke="var(--rule)" strokeWidth="2" />
        <Text x={0} y={44} size={48} weight={650} fill="var(--tint-strong)">
          {day}
        </Text>
        <Text x={112} y={52} size={20} fill="var(--muted)">
          {unit}
        </Text>
        <Text x={420} y={46} size={32} weight={650} anchor="end">
          {title}
        </Text>
      </g>
    ))}
  </svg>
);
