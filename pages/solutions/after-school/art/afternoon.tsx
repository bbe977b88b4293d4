import { Drawing } from '../../../../components/art/kit/drawing.tsx';
import { Text } from '../../../../components/art/kit/text.tsx';
import { afternoon, afternoonDrawing } from '../words.yaml';

const whole = afternoon.at(-1)!.until;
const parts = afternoon.map((part, index) => ({ ...part, from: index ? afternoon[index - 1]!.until : 0 }));
const lessons = parts.filter(({ by }) => by.length === 2);
/** Minutes that the teacher is there. */
const taught = lessons.reduce((sum, { from, until }) => sum + until - from, 0);
const clock = (minute: number) =>
  `${15 + Math.floor((minute + 30) / 60)}:${String((minute + 30) % 60).padStart(2, '0')}`;

/** Two hours from left to right: what happens, and who is busy; what lasts a few minutes is named above and below. */
function Lanes({ left, right, font, times }: { left: number; right: number; font: number; times: readonly number[] }) {
  const x = (minute: number) => Math.round(left + (minute / whole) * (right - left));
  const bar = (y: number, spans: readonly { from: number; until: number }[]) =>
    spans.map(({ from, until }) => `M${x(from)} ${y}H${x(until)}`).join('');
  const lanes = [
    { name: afternoonDrawing.teacher, spans: lessons, tone: '--tint', sum: afternoonDrawing.taught({ taught }) },
    {
      name: afternoonDrawing.aide,
      spans: [{ from: 0, until: whole }],
      tone: '--second',
      sum: afternoonDrawing.whole({ whole }),
    },
  ];
  return (
    <>
      {parts.map(({ name, from, until, by }, index) => (
        <g key={name}>
          <path
            d={`M${x(from)} 70H${x(until) - 2}`}
            stroke={`var(${by.length > 1 ? '--tint-soft' : '--rule'})`}
            strokeWidth="46"
          />
          <Text
            x={x((from + until) / 2)}
            y={by.length > 1 ? 70 : index % 2 ? 30 : 110}
            size={font}
            anchor="middle"
            fill="currentColor"
          >
            {name}
          </Text>
        </g>
      ))}
      {times.map((minute) => (
        <g key={minute}>
          <path d={`M${x(minute)} 128V240`} stroke="var(--rule)" />
          <Text
            x={x(minute)}
            y={256}
            size={font}
            anchor={minute === whole ? 'end' : minute ? 'middle' : 'start'}
            fill="var(--muted)"
          >
            {clock(minute)}
          </Text>
        </g>
      ))}
      {lanes.map(({ name, spans, tone, sum }, row) => (
        <g key={name}>
          <Text x={0} y={156 + row * 56} size={font} weight={650} fill="currentColor">
            {name}
          </Text>
          <path d={bar(156 + row * 56, spans)} stroke={`var(${tone})`} strokeWidth="34" />
          <Text
            x={x(spans[0]!.from) + 10}
            y={156 + row * 56}
            size={font}
            weight={600}
            fill={row ? 'currentColor' : '#ffffff'}
          >
            {sum}
          </Text>
        </g>
      ))}
    </>
  );
}

/** The afternoon by the minute: it fills what the rules ask for. */
export function Afternoon() {
  return (
    <Drawing
      title={afternoonDrawing.title({ from: clock(0), until: clock(whole), whole, taught })}
      wide={{ size: [1200, 268], art: <Lanes left={80} right={1200} font={16} times={[0, 12, 50, 60, 100, 120]} /> }}
      narrow={{ size: [358, 268], art: <Lanes left={36} right={358} font={12.5} times={[0, 50, 100]} /> }}
    />
  );
}
