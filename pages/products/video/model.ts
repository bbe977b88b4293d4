import { result } from './words.yaml';

export type Operation = 'cut' | 'subtitle' | 'mix' | 'review';

/** Minutes of work for each minute of video that an operation gets. */
const rates: Record<Operation, number> = { cut: 0.05, subtitle: 0.3, mix: 0.1, review: 0.2 };

/** Minutes of the recording, and what the cut leaves of it. */
const lengths = { source: 60, cut: 24 };

export const recipe: readonly Operation[] = ['cut', 'subtitle', 'mix', 'review'];

export type Result = { minutes: Record<Operation, number>; total: number; wrongWords: number; isReviewed: boolean };

/** What a recipe costs and is worth: what comes before the cut works on minutes that nobody will see. */
export function resultOf(order: readonly Operation[]): Result {
  const at = (operation: Operation) => order.indexOf(operation);
  const minutes = Object.fromEntries(
    order.map((operation) => [
      operation,
      rates[operation] * (at(operation) <= at('cut') ? lengths.source : lengths.cut),
    ]),
  ) as Record<Operation, number>;
  return {
    minutes,
    total: order.reduce((sum, operation) => sum + minutes[operation], 0),
    wrongWords: at('subtitle') < at('mix') ? 4.1 : 9.7,
    isReviewed: at('review') > at('mix') && at('review') > at('subtitle'),
  };
}

export function textsOf({ minutes, total, wrongWords, isReviewed }: Result): Record<string, string> {
  return {
    ...Object.fromEntries(
      Object.entries(minutes).map(([operation, value]) => [operation, result.minutes({ minutes: value.toFixed(1) })]),
    ),
    total: total.toFixed(1),
    words: `${wrongWords}%`,
    reviewed: isReviewed ? result.reviewed : result.unreviewed,
  };
}

export function statusOf(made: Result): string {
  const { total, words, reviewed } = textsOf(made);
  return result.status({ total: total!, words: words!, reviewed: reviewed! });
}

/** The work of each operation one after the other, 40 minutes across. */
export function strip(order: readonly Operation[], { minutes }: Result): string {
  const colors: Record<Operation, string> = {
    cut: 'var(--third)',
    subtitle: 'var(--tint)',
    mix: 'var(--second)',
    review: 'var(--muted)',
  };
  let x = 0;
  return order
    .map((operation) => {
      const width = minutes[operation] * 16;
      const bar = `<rect x="${x.toFixed(1)}" y="8" width="${(width - 3).toFixed(1)}" height="44" rx="4" fill="${colors[operation]}"/>`;
      x += width;
      return bar;
    })
    .join('');
}
