import { Drawing } from '../../../../components/art/kit/drawing.tsx';
import { Text } from '../../../../components/art/kit/text.tsx';
import { papers } from '../model.ts';

/** Sheets of one file, each with its rule and a stamp that says how long it is kept. */
function Sheets({ width, step, size }: { width: number; step: number; size: number }) {
  const height = step * papers.length + 64;
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
        const isLast = index === papers.length - 1;
        return (
          <g key={name}>
            <path
              d={`M${x} ${y}h${across}V${height}H${x}Z`}
              fill="var(--card)"
              stroke="var(--rule)"
              strokeWidth="1.5"
            />
            <Text x={x + 20} y={y + step * 0.32} size={size} weight={650} fill="currentColor">
              {name}
            </Text>
            <Text x={x + 20} y={y + step * 0.66} size={Math.max(12, size - 4.5)} fill="var(--muted)">
              {rule}
            </Text>
            <g
              transform={`rotate(${isLast ? -9 : -4 - index * 3} ${x + across - r - 24} ${y + step / 2})`}
              opacity={index === 0 ? 0.75 : 1}
            >
              <circle cx={x + across - r - 24} cy={y + step / 2} r={r} stroke="var(--third)" strokeWidth="2.5" />
              <circle cx={x + across - r - 24} cy={y + step / 2} r={r - 5} stroke="var(--third)" strokeWidth="1" />
              <Text
                x={x + across - r - 24}
                y={y + step / 2}
                size={Math.max(12, size - 4.5)}
                weight={700}
                anchor="middle"
                fill="var(--third-ink)"
              >
                {stamp}
              </Text>
            </g>
          </g>
        );
      })}
    </>
  );
}

/** The evidence file of one day: what is in it, and until when. */
export function Dossier() {
  return (
    <Drawing
      title="同一位客户同一天的五份材料，保存期从即删到二十年，各按各的规定盖章"
      wide={{ size: [620, 536], art: <Sheets width={620} step={94} size={20} /> }}
      narrow={{ size: [346, 426], art: <Sheets width={346} step={72} size={16} /> }}
    />
  );
}
