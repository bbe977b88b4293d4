import { Drawing } from '../../../../components/art/kit/drawing.tsx';
import { Text } from '../../../../components/art/kit/text.tsx';
import * as words from '../words.yaml';

const { counter, video } = words.minutesDrawing;

function Bars({ width, size }: { width: number; size: number }) {
  const scale = (width - 8) / 23;
  const row = (parts: readonly (readonly [string, number])[], y: number, tone: string, total: string) => {
    let x = 4;
    return (
      <g>
        <Text x={4} y={y - 20} size={size} weight={650} fill="currentColor">
          {total}
        </Text>
        {parts.map(([name, minutes]) => {
          const from = x;
          x += minutes * scale;
          const middle = (from + x) / 2;
          return (
            <g key={name}>
              <rect x={from + 1} y={y} width={minutes * scale - 2} height="72" rx="6" fill={`var(${tone})`} />
              {minutes * scale > name.length * 13 + 12 ? (
                <Text x={middle} y={y + 36} size={size * 0.84} anchor="middle" fill="var(--ground)">
                  {name}
                </Text>
              ) : null}
            </g>
          );
        })}
      </g>
    );
  };
  return (
    <>
      {row(counter.parts, 44, '--muted', counter.total)}
      {row(video.parts, 184, '--tint', video.total)}
    </>
  );
}

/** Minutes of one piece of business, at the counter and by video, at one scale. */
export function Minutes() {
  return (
    <Drawing
      title={words.minutesDrawing.title}
      wide={{ size: [1152, 264], art: <Bars width={1152} size={18} /> }}
      narrow={{ size: [346, 264], art: <Bars width={346} size={15} /> }}
    />
  );
}
