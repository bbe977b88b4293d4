import type { CaseHead } from '../../config/calls/cases.ts';
import { partsOf } from './metric.tsx';

type Metric = CaseHead['metrics'][number];

/** A number of a case as its drawing shows it: two values of one scale, a part of a whole, or one value on a ruler. */
export type Measure =
  | { kind: 'change'; name: string; before: { size: number; text: string }; after: { size: number; text: string } }
  | { kind: 'share' | 'cut'; name: string; part: number; text: string }
  | { kind: 'value'; name: string; size: number; unit: string; text: string };

/** What the label says of the time before: `单笔业务平均用时，原为 23 分钟`. */
const earlier = /[，,]\s*(?:原为|上代为)\s*(.+)$/;

/** Seconds of a unit of time: a value and the one before it may have different ones. */
const seconds: Readonly<Record<string, number>> = {
  毫秒: 0.001,
  秒: 1,
  分钟: 60,
  小时: 3600,
  天: 86_400,
  周: 604_800,
  个月: 2_629_800,
};

function sizeOf(text: string): number {
  const { number, after } = partsOf(text);
  return Number(number.replace(/[^\d.]/g, '')) * (seconds[after] ?? 1);
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

/** The number that stands for a case, and is drawn: a change if it has one, else a part of a whole, else its first. */
export function leadMetric(metrics: readonly Metric[]): Metric {
  const rank = (metric: Metric) => order.indexOf(measureOf(metric).kind);
  return metrics.reduce((best, metric) => (rank(metric) < rank(best) ? metric : best));
}

/** End of a scale that holds a value: 1, 2 or 5 times a power of ten. */
export function scaleEnd(size: number): number {
  const power = 10 ** Math.floor(Math.log10(size || 1));
  return [1, 2, 5, 10].map((step) => step * power).find((end) => end >= size)!;
}
