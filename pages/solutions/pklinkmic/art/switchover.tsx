import { Drawing } from '../../../../components/art/kit/drawing.tsx';
import { Drawn } from '../../../../components/art/kit/moving.tsx';
import { Text } from '../../../../components/art/kit/text.tsx';
import { lanes } from '../words.yaml';
import * as words from '../words.yaml';

function Lanes({ width, font }: { width: number; font: number }) {
  const at = Math.round(width * 0.5);
  const gap = Math.round(width * 0.07);
  return (
    <>
      {lanes.map(({ name, color }, row) => {
        const top = 56 + row * 110;
        return (
          <g key={name}>
            <Text x={0} y={top - 12} size={font} weight={600} fill="currentColor">
              {name}
            </Text>
            <path d={`M0 ${top + 6}H${at}v50H0Z`} fill={color} opacity=".28" />
            <Text x={14} y={top + 31} size={font} fill="currentColor">
              {words.switchoverDrawing.direct}
            </Text>
            <path d={`M${at} ${top + 6}h${gap}v50h${-gap}Z`} stroke="var(--muted)" strokeDasharray="4 5" />
            <path d={`M${at + gap} ${top + 6}H${width}v25H${at + gap}Z`} fill="var(--third)" opacity=".55" />
            <path d={`M${at + gap} ${top + 31}H${width}v25H${at + gap}Z`} fill="#8a5cff" opacity=".42" />
            <Text x={at + gap + 14} y={top + 31} size={font} weight={600} fill="currentColor">
              {words.switchoverDrawing.mixed}
            </Text>
          </g>
        );
      })}
      <Drawn d={`M${at} 18V236`} color="var(--ink)" width={3} />
      <Text x={at - 10} y={18} size={font} weight={600} anchor="end" fill="currentColor">
        {words.switchoverDrawing.moment}
      </Text>
      <Text x={at + 10} y={250} size={font} fill="var(--muted)">
        {words.switchoverDrawing.gap}
      </Text>
    </>
  );
}

/** Two rooms that change over at one moment of capture. */
export function Switchover() {
  return (
    <Drawing
      title={words.switchoverDrawing.title}
      wide={{ size: [1200, 264], art: <Lanes width={1198} font={17} /> }}
      narrow={{ size: [358, 264], art: <Lanes width={356} font={13} /> }}
    />
  );
}
