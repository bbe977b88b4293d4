import { Drawing } from '../../../../components/art/kit/drawing.tsx';
import { Text } from '../../../../components/art/kit/text.tsx';
import { lesson, lessonDrawing } from '../words.yaml';

const total = lesson.reduce((sum, { minutes }) => sum + minutes, 0);

/** Bars of a lesson from left to right, as wide as they are long; those that are played carry notes, those that are spoken a line. */
function across() {
  let at = 0;
  return lesson.map(({ name, minutes, voice, text }, index) => {
    const x = (at / total) * 1196 + 2;
    const width = (minutes / total) * 1196;
    at += minutes;
    const notes = Math.round(minutes * 0.9);
    const low = index % 2 === 1;
    return (
      <g key={name}>
        <rect x={x} y="76" width={width} height="64" fill={voice ? 'var(--ground)' : 'var(--tint-soft)'} />
        <path
          d={[0, 1, 2, 3, 4].map((line) => `M${x} ${76 + line * 16}h${width}`).join('')}
          stroke="var(--rule)"
          strokeWidth="1.5"
        />
        <path d={`M${x} 76v64`} stroke="currentColor" strokeWidth={index === 0 ? 5 : 2} />
        {voice ? (
          <path
            d={`M${x + 10} 108h${width - 20}`}
            stroke="var(--second)"
            strokeWidth="5"
            strokeDasharray="1 9"
            strokeLinecap="round"
          />
        ) : (
          Array.from({ length: notes }, (_, note) => {
            const nx = x + ((note + 0.5) * width) / notes;
            const ny = 130 - ((note * 3 + index * 2) % 6) * 8;
            return (
              <g key={note} stroke="var(--tint)">
                <path d={`M${nx + 6} ${ny - 2}v-30`} strokeWidth="2" />
                <ellipse cx={nx} cy={ny} rx="6" ry="4.5" fill="var(--tint)" />
              </g>
            );
          })
        )}
        <path d={`M${x + 1} ${low ? 144 : 72}v${low ? 34 : -34}`} stroke="var(--rule)" />
        <Text x={x + 8} y={low ? 166 : 26} size={18} weight={650} fill="currentColor">
          {lessonDrawing.part({ name, minutes })}
        </Text>
        <Text x={x + 8} y={low ? 190 : 50} size={16} fill="var(--muted)">
          {text}
        </Text>
      </g>
    );
  });
}

/** The same from top to bottom. */
function downward() {
  let at = 0;
  return lesson.map(({ name, minutes, voice, text }) => {
    const y = 4 + at * 9;
    at += minutes;
    return (
      <g key={name}>
        <rect
          x="4"
          y={y}
          width="48"
          height={minutes * 9 - 2}
          fill={voice ? 'var(--second)' : 'var(--tint)'}
          opacity={voice ? 0.4 : 0.85}
        />
        <Text x={64} y={y + 9} size={13} weight={650} fill="currentColor">
          {lessonDrawing.line({ name, minutes, text })}
        </Text>
      </g>
    );
  });
}

export function Lesson() {
  return (
    <Drawing
      title={lessonDrawing.title({
        total,
        parts: lesson
          .map(({ name, minutes, voice }) => (voice ? lessonDrawing.spoken : lessonDrawing.played)({ name, minutes }))
          .join('；'),
      })}
      wide={{ size: [1200, 210], art: across() }}
      narrow={{ size: [358, 462], art: downward() }}
    />
  );
}
