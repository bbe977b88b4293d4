import { Arc, Point } from '../../../../components/art/kit/arc.tsx';
import { Drawing } from '../../../../components/art/kit/drawing.tsx';
import { tenth } from '../../../../components/art/kit/tenth.ts';
import { Text } from '../../../../components/art/kit/text.tsx';
import { turns } from '../data.ts';

const [first, last] = [1997, 2027];
const years = Array.from({ length: last - first + 1 }, (_, index) => first + index);

function Wide() {
  const [left, right, y] = [24, 1416, 300];
  const along = (year: number) => tenth(left + ((right - left) * (year - first)) / (last - first));
  return (
    <>
      <path d={`M-400 ${y}H1840`} stroke="var(--rule)" strokeWidth="2" />
      <path
        d={years.map((year) => `M${along(year)} ${y}v${year % 5 === 0 ? 16 : 8}`).join('')}
        stroke="var(--muted)"
        strokeWidth="1.5"
      />
      {years
        .filter((year) => year % 5 === 0)
        .map((year) => (
          <Text key={year} x={along(year)} y={y + 34} size={19} anchor="middle" fill="var(--muted)">
            {String(year)}
          </Text>
        ))}
      {turns.map(({ year, name }, index) => {
        const [from, to] = [along(year), along(turns[index + 1]?.year ?? 2026.9)];
        const lift = Math.max(30, (to - from) * 0.3);
        return (
          <g key={year}>
            <Arc
              from={[from, y]}
              to={[to, y]}
              lift={lift}
              color={index === 3 ? 'var(--second)' : 'var(--tint)'}
              width={3}
            />
            <path d={`M${from} ${y}V${40 + (index % 2) * 40}`} stroke="var(--rule)" strokeDasharray="3 5" />
            <Point at={[from, y]} color={index === 3 ? 'var(--second)' : 'var(--tint)'} r={6} />
            <Text x={from + 10} y={26 + (index % 2) * 40} size={22} weight={650} fill="currentColor">
              {name}
            </Text>
            <Text x={from + 10} y={54 + (index % 2) * 40} size={19} fill="var(--muted)">
              {String(year)}
            </Text>
          </g>
        );
      })}
    </>
  );
}

function Narrow() {
  const [top, bottom, x] = [16, 470, 70];
  const along = (year: number) => tenth(top + ((bottom - top) * (year - first)) / (last - first));
  return (
    <>
      <path d={`M${x} 0V486`} stroke="var(--rule)" strokeWidth="2" />
      <path
        d={years.map((year) => `M${x} ${along(year)}h${year % 5 === 0 ? -12 : -6}`).join('')}
        stroke="var(--muted)"
      />
      {turns.map(({ year, name }, index) => (
        <g key={year}>
          <Point at={[x, along(year)]} color={index === 3 ? 'var(--second)' : 'var(--tint)'} r={5} />
          <Text x={x - 20} y={along(year)} size={13} anchor="end" fill="var(--muted)">
            {String(year)}
          </Text>
          <Text x={x + 18} y={along(year)} size={15} weight={650} fill="currentColor">
            {name}
          </Text>
        </g>
      ))}
    </>
  );
}

/** Our years on one line, each as long as the next; an arc lasts until the next turn. */
export function LineOfYears() {
  return (
    <Drawing
      title="1997 年到 2026 年的五次转折，弧线的跨度是两次之间的年数"
      wide={{ size: [1440, 350], art: <Wide /> }}
      narrow={{ size: [358, 490], art: <Narrow /> }}
    />
  );
}
