import { Drawing } from '../../../../components/art/kit/drawing.tsx';
import { Text } from '../../../../components/art/kit/text.tsx';
import { stages } from '../data.ts';
import { recordRuler } from '../words.yaml';

const last = stages.at(-1)!.day;

/** The life of a record to scale: nearly all of it is the time in which nothing is done with it. */
export function RecordRuler() {
  return (
    <Drawing
      title={recordRuler.title({ stages: stages.map(({ title, text }) => `${title}，${text}`).join('；') })}
      wide={{ size: [720, 170], art: <Ruler width={720} size={15} step={10} /> }}
      narrow={{ size: [350, 190], art: <Ruler width={350} size={13} step={30} /> }}
    />
  );
}

function Ruler({ width, size, step }: { width: number; size: number; step: number }) {
  const along = (day: number) => 10 + (day / last) * (width - 20);
  const days = Array.from({ length: last / step + 1 }, (_, index) => index * step);
  return (
    <>
      <rect x="10" y="112" width={width - 20} height="22" fill="var(--surface-raised)" stroke="var(--hairline)" />
      <rect x="10" y="112" width={along(stages[1]!.day) - 10} height="22" fill="var(--primary)" />
      {days.map((day) => (
        <path key={day} d={`M${along(day)} 134v${day % 30 ? 5 : 10}`} stroke="var(--ink-muted)" />
      ))}
      {days
        .filter((day) => day % (step === 30 ? 60 : 30) === 0)
        .map((day) => (
          <Text key={day} x={along(day)} y={156} size={size - 1} fill="var(--ink-muted)" anchor={anchorOf(day)}>
            {day === 0 ? recordRuler.begin : day}
          </Text>
        ))}
      {stages.map(({ day, title, text }, index) => (
        <g key={title}>
          <path d={`M${along(day)} 112V${index === 0 ? 30 : 78}`} stroke="var(--ink)" strokeWidth="1.5" />
          <circle cx={along(day)} cy="123" r="6" fill="var(--surface)" stroke="var(--ink)" strokeWidth="2.5" />
          <Text
            x={along(day) + (day === last ? 0 : 8)}
            y={index === 0 ? 22 : 70}
            size={size}
            weight={650}
            anchor={day === last ? 'end' : 'start'}
          >
            {title}
          </Text>
          <Text
            x={along(day) + (day === last ? 0 : 8)}
            y={index === 0 ? 42 : 90}
            size={size - 1}
            fill="var(--ink-muted)"
            anchor={day === last ? 'end' : 'start'}
          >
            {text}
          </Text>
        </g>
      ))}
    </>
  );
}

const anchorOf = (day: number) => (day === 0 ? 'start' : day === last ? 'end' : 'middle');
