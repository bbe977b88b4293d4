import { Drawing } from '../../../../components/art/kit/drawing.tsx';
import { Drawn } from '../../../../components/art/kit/moving.tsx';
import { Text } from '../../../../components/art/kit/text.tsx';
import * as words from '../words.yaml';

/** Milliseconds from left to right: when either has a picture, and below it when the meter runs. */
function view(width: number, left: number, font: number) {
  const x = (milliseconds: number) => left + (milliseconds / 1000) * (width - left);
  const rows = [
    [62, 600],
    [152, 540],
  ] as const;
  const texts = [
    [0, 62, words.firstSecondDrawing.payer, 'start', 'currentColor'],
    [0, 152, words.firstSecondDrawing.taker, 'start', 'currentColor'],
    [x(600) + 8, 62, words.firstSecondDrawing.seen, 'start', 'currentColor'],
    [x(600) + 8, 152, words.firstSecondDrawing.seen, 'start', 'currentColor'],
    [x(0), 16, words.firstSecondDrawing.answers, 'start', 'var(--muted)'],
    [x(600), 16, words.firstSecondDrawing.first, 'middle', 'var(--third-ink)'],
    [x(300), 229, words.firstSecondDrawing.free, 'middle', 'currentColor'],
    [x(800), 229, words.firstSecondDrawing.runs, 'middle', 'var(--ground)'],
  ] as const;
  const art = (
    <>
      {rows.map(([y, seen]) => (
        <g key={y}>
          <path d={`M${x(0)} ${y}H${x(seen)}`} stroke="var(--rule)" strokeWidth="3" />
          <path d={`M${x(seen)} ${y}H${width}`} stroke="var(--tint-soft)" strokeWidth="36" />
        </g>
      ))}
      <path d={`M${x(0)} 30V212`} stroke="var(--muted)" strokeWidth="2" strokeDasharray="4 6" />
      <Drawn d={`M${x(600)} 30V212`} color="var(--third)" width={3} />
      <path d={`M${x(0)} 229H${x(600)}`} stroke="var(--rule)" strokeWidth="34" />
      <path d={`M${x(600)} 229H${width}`} stroke="var(--tint)" strokeWidth="34" />
      {texts.map(([at, y, text, anchor, fill]) => (
        <Text key={`${at} ${y}`} x={at} y={y} size={font} weight={600} anchor={anchor} fill={fill}>
          {text}
        </Text>
      ))}
    </>
  );
  return { size: [width, 250] as const, art };
}

/** When the meter starts: after the later of the two first pictures. */
export function FirstSecond() {
  return <Drawing title={words.firstSecondDrawing.title} wide={view(1200, 110, 17)} narrow={view(358, 50, 12)} />;
}
