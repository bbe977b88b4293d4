import type { CaseHead } from '../../config/calls/cases.ts';
import { inBaseUnit } from '../../config/rules/seconds.ts';
import { partsOf } from './metric-parts.ts';

type Metric = CaseHead['metrics'][number];

/** A number of a case as its drawing shows it: two values of one scale, a part of a whole, or one value on a ruler. */
export type Measure =
  | { kind: 'change'; name: string; before: { size: number; text: string }; after: { size: number; text: string } }
  | { kind: 'share' | 'cut'; name: string; part: number; text: string }
  | { kind: 'value'; name: string; size: number; unit: string; text: string };

/** What the label says of the time before: `单笔业务平均用时，原为 23 分钟`. */
const earlier = /[，,]\s*(?:原为|上代为)\s*(.+)$/;

function sizeOf(text: string): number {
  const { number, after } = partsOf(text);
  return inBaseUnit({ value: number, unit: after });
}

/** Reads a metric. */
export function measureOf({ value, label }: Metric): Measure {
  const [clause, text] = earlier.exec(label) ?? [];
  if (text !== undefined && Math.max(sizeOf(text), sizeOf(value)) > 0) {
    const [before, after] = [text, value].map((one) => ({ size: sizeOf(one), text: one })) as [
      { size: number; text: string },
      { size: number; text: string },
    ];
    return { kind: 'change', name: label.slice(0, -clause!.length), before, after };
  }
  const { number, after } = partsOf(value);
  const size = Number(number.replace(/[^\d.]/g, ''));
  if (number.endsWith('%') && size <= 100)
    return { kind: /降幅|下降|减少/.test(label) ? 'cut' : 'share', name: label, part: size / 100, text: value };
  return { kind: 'value', name: label, size, unit: after, text: value };
}

const order: readonly Measure['kind'][] = ['change', 'cut', 'share', 'value'];

/** The key number of a case, which is drawn: a change if it has one, else a part of a whole, else its first. */
export function leadMetric(metrics: readonly Metric[]): Metric {
  const rank = (metric: Metric) => order.indexOf(measureOf(metric).kind);
  return metrics.reduce((best, metric) => (rank(metric) < rank(best) ? metric : best));
}
