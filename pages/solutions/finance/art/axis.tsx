import { Drawing } from '../../../../components/art/kit/drawing.tsx';
import { Text } from '../../../../components/art/kit/text.tsx';
import * as words from '../words.yaml';

/** Tracks of a recording, and in which parts of it, from 0 to 1, something is on them. */
const tracks = [
  { name: words.axisDrawing.tracks.customer, parts: [[0, 1]], tone: '--tint' },
  { name: words.axisDrawing.tracks.agent, parts: [[0.02, 1]], tone: '--tint' },
  {
    name: words.axisDrawing.tracks.script,
    parts: [
      [0.3, 0.47],
      [0.52, 0.6],
    ],
    tone: '--second',
  },
  {
    name: words.axisDrawing.tracks.answer,
    parts: [
      [0.475, 0.515],
      [0.605, 0.65],
    ],
    tone: '--third',
  },
  { name: words.axisDrawing.tracks.signature, parts: [[0.72, 0.83]], tone: '--second' },
  {
    name: words.axisDrawing.tracks.system,
    parts: [
      [0.05, 0.12],
      [0.2, 0.26],
      [0.68, 0.7],
      [0.86, 0.9],
    ],
    tone: '--tint',
  },
] as const;

function Tracks({ width, left, row, size }: { width: number; left: number; row: number; size: number }) {
  const at = (part: number) => Math.round(left + part * (width - left - 8));
  const bottom = 40 + tracks.length * row;
  return (
    <>
      {tracks.map(({ name, parts, tone }, index) => {
        const y = 40 + index * row;
        return (
          <g key={name}>
            <path d={`M${left} ${y + row - 6}H${width - 8}`} stroke="var(--rule)" />
            <Text x={0} y={y + row / 2 - 3} size={size} weight={600} fill="currentColor">
              {name}
            </Text>
            {parts.map(([from, to]) => (
              <rect
                key={from}
                x={at(from)}
                y={y + 6}
                width={at(to) - at(from)}
                height={row - 22}
                rx="4"
                fill={`var(${tone})`}
                opacity={index < 2 ? 0.35 : 0.9}
              />
            ))}
          </g>
        );
      })}
      <path d={`M${at(0.495)} 28V${bottom}`} stroke="var(--third)" strokeWidth="3" />
      <Text x={at(0.495)} y={14} size={size} weight={700} anchor="middle" fill="currentColor">
        {words.axisDrawing.moment}
      </Text>
      {['00:00', '03:00', '06:00', '09:00'].map((time, index) => (
        <Text
          key={time}
          x={at(index / 3)}
          y={bottom + 14}
          size={size - 1}
          anchor={index === 0 ? 'start' : index === 3 ? 'end' : 'middle'}
          fill="var(--muted)"
        >
          {time}
        </Text>
      ))}
    </>
  );
}

/** A recording of nine minutes: six tracks on one axis of time. */
export function Axis() {
  return (
    <Drawing
      title={words.axisDrawing.title}
      wide={{ size: [1152, 420], art: <Tracks width={1152} left={120} row={58} size={16} /> }}
      narrow={{ size: [346, 330], art: <Tracks width={346} left={68} row={44} size={13} /> }}
    />
  );
}
