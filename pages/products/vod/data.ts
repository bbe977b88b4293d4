import type { ChartProps } from '../../../components/sections/chart/chart.tsx';
import { priceExamples } from '../../../config/price-examples.ts';
import { filled } from '../../../components/ui/filled.ts';
import * as words from './words.yaml';

const rungs = [
  [0, 1.5],
  [18, 0.9],
  [24, 0.5],
  [44, 0.9],
  [54, 1.5],
  [70, 1.5],
] as const;

export const lift: ChartProps = {
  label: words.lift.label,
  x: { ticks: [0, 10, 20, 30, 40, 50, 60, 70].map((at) => ({ at, ...filled(words.lift.x.ticks, { at }) })) },
  y: { ticks: [0, 1, 2, 3, 4, 5, 6], name: 'Mbps' },
  marks: [
    {
      kind: 'line',
      name: words.lift.marks[0].name,
      tone: 'muted',
      points: [
        [0, 5.8],
        [8, 6],
        [15, 4.9],
        [18, 1.2],
        [24, 0.7],
        [34, 0.8],
        [40, 2.4],
        [48, 4.8],
        [60, 5.9],
        [70, 5.7],
      ],
    },
    { kind: 'line', name: words.lift.marks[1].name, stepped: true, filled: true, points: rungs },
  ],
};

export const example = priceExamples.vod[0];
