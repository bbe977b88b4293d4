import { Chart } from '../../../../components/sections/chart/chart.tsx';
import { breakEven, clinics, costOf, incomeOf } from '../model.ts';
import * as words from '../words.yaml';

const counts = [0, 40, 80, 120, 160, 200, 240, 280];
const wan = (fen: number) => Math.round(fen / 10_000) / 100;

/** Income and cost of a module by how many clinics have it: they cross where the work is paid. */
export function BreakEven() {
  const even = breakEven();
  return (
    <Chart
      label={words.breakEven.label({ even })}
      x={{ ticks: counts, name: words.breakEven.clinics }}
      y={{ ticks: [0, 10, 20, 30, 40], name: words.breakEven.firstYear }}
      marks={[
        {
          kind: 'line',
          points: counts.map((count) => [count, wan(incomeOf(count))] as const),
          name: words.breakEven.income,
          filled: true,
        },
        {
          kind: 'line',
          points: counts.map((count) => [count, wan(costOf(count) + clinics.work)] as const),
          name: words.breakEven.cost,
          tone: 'third',
        },
        {
          kind: 'point',
          at: [even, wan(incomeOf(even))],
          name: words.breakEven.even({ even }),
          tone: 'second',
          side: 'above',
        },
      ]}
    />
  );
}
