import type { CaseHead } from '../../config/calls/cases.ts';
import { SpanBars } from '../sections/span-bars.tsx';
import { Phrases } from '../ui/phrases.tsx';
import { scaleEnd } from '../ui/scale-end.ts';
import styles from './case-chart.module.css';
import { type Measure, measureOf } from './measure.ts';
import { Metric } from './metric.tsx';

/** The key number of a case, large, and its origin: before and after on one scale, or its part of the whole. */
export function CaseChart({ metric }: { metric: CaseHead['metrics'][number] }) {
  const measure = measureOf(metric);
  return (
    <div>
      <p className={styles.value}>
        <Metric value={metric.value} />
      </p>
      <p className={styles.name}>
        <Phrases text={measure.name} />
      </p>
      <SpanBars short {...barsOf(measure)} />
    </div>
  );
}

const percents = ['0', '25%', '50%', '75%', '100%'];

/** A measure as bars on one scale. */
export function barsOf(measure: Measure): Parameters<typeof SpanBars>[0] {
  if (measure.kind === 'change') {
    const { before, after } = measure;
    const end = Math.max(before.size, after.size);
    return {
      bars: [
        { name: '原来', to: before.size, value: before.text, tone: 'muted' },
        { name: '现在', to: after.size, value: after.text },
      ],
      ticks: ['0', before.size < after.size ? after.text : before.text],
      end,
    };
  }
  if (measure.kind === 'value') {
    const end = scaleEnd(measure.size);
    return {
      bars: [{ name: '实测', to: measure.size, value: measure.text }],
      ticks: ['0', `${(end / 2).toLocaleString('en')}`, `${end.toLocaleString('en')} ${measure.unit}`],
      end,
    };
  }
  const part = Math.round(measure.part * 1000) / 10;
  return measure.kind === 'share'
    ? { bars: [{ name: '其中', to: part, value: measure.text }], ticks: percents, end: 100 }
    : {
        bars: [
          { name: '原来', to: 100, value: '100%', tone: 'muted' },
          { name: '现在', to: 100 - part, value: `${Math.round((100 - part) * 10) / 10}%` },
        ],
        ticks: percents,
        end: 100,
      };
}
