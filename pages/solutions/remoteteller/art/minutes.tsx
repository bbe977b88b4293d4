import { Drawing } from '../../../../components/art/kit/drawing.tsx';
import { Text } from '../../../../components/art/kit/text.tsx';
import * as words from '../words.yaml';

/** Where the minutes of a piece of business went at the counter, and where they go now. */
const counter = [
  ['等候与取号', 8],
  ['填单', 5],
  ['核身与复印', 4],
  ['风险提示', 3],
  ['签字与盖章', 3],
] as const;
const video = [
  ['接通与核身', 1.7],
  ['填单与材料', 2.5],
  ['播报与问答', 2.8],
  ['签名与确认', 2],
] as const;

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
      {row(counter, 44, '--muted', '柜台 23 分钟')}
      {row(video, 184, '--tint', '视频 9 分钟')}
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
