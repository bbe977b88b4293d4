import { secondsText } from '../../../config/live-lines.ts';
import { Drawing } from '../kit/drawing.tsx';
import { widthOf } from '../kit/measure.ts';
import { Text } from '../kit/text.tsx';

type DelaysProps = {
  title: string;
  /** Lines with their delay in milliseconds, shortest first. */
  lines: readonly { name: string; delay: number }[];
  unit: string;
};

/** How far the picture of each line is behind the camera, on one scale. */
export function Delays({ title, lines, unit }: DelaysProps) {
  const longest = Math.max(...lines.map(({ delay }) => delay));
  const labels = lines.map(({ name, delay }) => `${name} ${secondsText(delay)} ${unit}`);
  /** Length of the longest bar: every label has room behind its bar. */
  const room = 320 - Math.max(...labels.map((label) => widthOf(label, 15)));
  return (
    <Drawing
      title={title}
      wide={{
        size: [380, 150],
        art: lines.map(({ name, delay }, row) => {
          const y = 10 + row * 46;
          const width = (delay / longest) * room;
          return (
            <g key={name}>
              <rect
                x="24"
                y={y}
                width={width}
                height="34"
                rx="6"
                fill={row === 0 ? 'var(--second)' : 'var(--tint-soft)'}
              />
              <circle cx={24 + width} cy={y + 17} r="8" fill="var(--third)" stroke="var(--ground)" strokeWidth="3" />
              <Text x={36 + width} y={y + 17} size={15} fill="currentColor">
                {labels[row]}
              </Text>
            </g>
          );
        }),
      }}
    />
  );
}
