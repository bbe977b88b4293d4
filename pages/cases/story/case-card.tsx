import { Text } from '../../../components/art/kit/text.tsx';
import { widthOf, wrap } from '../../../components/art/kit/measure.ts';
import { barsOf } from '../../../components/case/case-chart.tsx';
import { leadMetric, measureOf } from '../../../components/case/measure.ts';
import { partsOf } from '../../../components/case/metric-parts.ts';
import { numberGround } from '../../../components/case/number-art.tsx';
import type { CaseHead } from '../../../config/calls/cases.ts';

type CaseCardProps = { item: Pick<CaseHead, 'id' | 'metrics'>; type: { id: string; name: string } };

const [width, left, right] = [440, 34, 406];

/** The first result of a case in large digits, with its chart, for shared links. */
export function CaseCard({ item, type }: CaseCardProps) {
  const metric = leadMetric(item.metrics);
  const measure = measureOf(metric);
  const { before, number, after } = partsOf(metric.value);
  const lead = before ? widthOf(before, 34) + 10 : 0;
  const size = Math.min(120, (right - left - lead - widthOf(after, 34) - 12) / (widthOf(number, 1) * 1.06));
  const name = wrap(measure.name, { width: right - left, size: 24 });
  const { bars, end } = barsOf(measure);
  const top = 186 + name.length * 34;
  return (
    <svg
      viewBox={`0 0 ${width} ${top + bars.length * 62 + 22}`}
      fill="none"
      className={numberGround({ item, type })}
      aria-hidden="true"
    >
      {before ? (
        <Text x={left} y={118} size={34} weight={600} fill="var(--line)">
          {before}
        </Text>
      ) : null}
      <Text x={left + lead} y={90} size={size} weight={750} fill="var(--strong)">
        {number}
      </Text>
      <Text
        x={left + lead + widthOf(number, size) * 1.06 + 12}
        y={90 + size * 0.36 - 12}
        size={34}
        weight={650}
        fill="var(--strong)"
      >
        {after}
      </Text>
      {name.map((line, index) => (
        <Text key={line} x={left} y={180 + index * 34} size={24} weight={600} fill="var(--line)">
          {line}
        </Text>
      ))}
      {bars.map((bar, index) => {
        const y = top + index * 62;
        const to = left + Math.max(6, (bar.to / end) * (right - left));
        return (
          <g key={bar.name}>
            <Text x={left} y={y + 8} size={18} fill="var(--line)">
              {bar.name}
            </Text>
            <Text x={right} y={y + 8} size={18} weight={650} anchor="end" fill="var(--line)">
              {bar.value}
            </Text>
            <path d={`M${left} ${y + 34}H${right}`} stroke="var(--line)" strokeOpacity=".18" strokeWidth="16" />
            <path
              d={`M${left} ${y + 34}H${Math.round(to)}`}
              stroke={bar.tone === 'muted' ? 'var(--pale)' : 'var(--strong)'}
              strokeWidth="16"
            />
          </g>
        );
      })}
    </svg>
  );
}
