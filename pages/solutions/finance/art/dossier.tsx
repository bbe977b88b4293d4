import { Drawing } from '../../../../components/art/kit/drawing.tsx';
import { Text } from '../../../../components/art/kit/text.tsx';
import { papers } from '../model.ts';
import * as words from '../words.yaml';

/** Sheets of one file, each with its rule and a stamp that says how long it is kept. */
function Sheets({ width, step, size }: { width: number; step: number; size: number }) {
  const height = step * papers.length + 64;
  const small = Math.max(12, size - 4.5);
  return (
    <>
      <path
        d={`M8 ${height}V22q0 -10 10 -10h${width * 0.28}l18 22H${width - 18}q10 0 10 10V${height}Z`}
        fill="var(--tint-soft)"
        stroke="var(--tint)"
        strokeWidth="2"
      />
      {papers.map(({ name, rule, stamp }, index) => {
        const [x, y] = [26 + index * 5, 52 + index * step];
        const across = width - 2 * x;
        const r = step * 0.4;
        const [cx, cy] = [x + across - r - 24, y + step / 2];
        const turn = index === papers.length - 1 ? -9 : -4 - index * 3;
        return (
          <g key={name}>
            <path d={`M${x} ${y}h${across}V${height}H${x}Z`} fill="var(--card)" stroke="var(--rule)" />
            <Text x={x + 20} y={y + step * 0.32} size={size} weight={650} fill="currentColor">
              {name}
            </Text>
            <Text x={x + 20} y={y + step * 0.66} size={small} fill="var(--muted)">
              {rule}
            </Text>
            <g transform={`rotate(${turn} ${cx} ${cy})`} stroke="var(--third)" opacity={index === 0 ? 0.75 : 1}>
              <circle cx={cx} cy={cy} r={r} strokeWidth="2.5" />
              <circle cx={cx} cy={cy} r={r - 5} />
              <g stroke="none">
                <Text x={cx} y={cy} size={small} weight={700} anchor="middle" fill="var(--third-ink)">
                  {stamp}
                </Text>
              </g>
            </g>
          </g>
        );
      })}
    </>
  );
}

/** The evidence file of one day: what is in it, and until when. At its right the page's help stands above it. */
export function Dossier() {
  return (
    <Drawing
      title={words.dossier.title}
      wide={{ size: [620, 536], art: <Sheets width={584} step={94} size={20} /> }}
      narrow={{ size: [346, 426], art: <Sheets width={346} step={72} size={16} /> }}
    />
  );
}
