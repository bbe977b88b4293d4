import { Text } from '../../../../components/art/kit/text.tsx';
import { usableAfter } from '../model.ts';
import * as words from '../words.yaml';

const { earliest, latest } = usableAfter;
const at = (day: number) => 42 + day * (306 / latest);
const marks = [
  { day: 0, x: 30, ...words.calendar.filed, date: 'filed', anchor: 'start' },
  { day: earliest, x: at(earliest), ...words.calendar.earliest, date: 'earliest', anchor: 'middle' },
  { day: latest, x: 360, ...words.calendar.latest, date: 'latest', anchor: 'end' },
] as const;

/** The working days from the filing to the first message, one dot each; the dates follow the ticks. */
export function Calendar() {
  return (
    <svg viewBox="0 -12 390 104" fill="none" role="img" aria-label={words.calendar.label}>
      <path d={`M${at(0)} 44H${at(latest)}`} stroke="var(--line)" strokeWidth="8" />
      <path d={`M${at(earliest)} 44H${at(latest)}`} stroke="var(--accent)" strokeWidth="8" />
      {Array.from({ length: latest + 1 }, (_, day) => (
        <circle key={day} cx={at(day)} cy="44" r="5" fill="#fff" stroke="var(--ink-muted)" strokeWidth="1.5" />
      ))}
      {marks.map(({ day, x, name, date, text, anchor }) => (
        <g key={date}>
          <circle cx={at(day)} cy="44" r="9" fill={day === 0 ? 'var(--primary)' : 'var(--accent-ink)'} />
          <Text x={x} y={18} size={14} weight={600} anchor={anchor}>
            {name}
          </Text>
          <text x={x} y="78" fontSize="13" textAnchor={anchor} fill="var(--ink-muted)" data-text={date}>
            {text}
          </text>
        </g>
      ))}
    </svg>
  );
}
