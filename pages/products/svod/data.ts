import type { ChartProps } from '../../../components/sections/chart/chart.tsx';
import * as words from './words.yaml';

const seconds = [0.4, 0.8, 1.2, 1.6, 2, 2.4, 3, 4];
const readAfter = (...rates: number[]) => rates.map((rate, index) => [seconds[index]!, rate] as const);

/** Of a hundred leaked clips, how many the hidden mark was read from, by their length and by what was done to them. */
export const reading: ChartProps = {
  label: words.reading.label,
  x: { ticks: [0, 1, 2, 3, 4], name: words.reading.x.name },
  y: { to: 114, ticks: [0, 20, 40, 60, 80, 100], name: words.reading.y.name },
  marks: [
    {
      kind: 'line',
      name: words.reading.marks[0].name,
      tone: 'third',
      points: readAfter(5, 18, 38, 60, 78, 89, 95.5, 98.2),
    },
    {
      kind: 'line',
      name: words.reading.marks[1].name,
      tone: 'second',
      points: readAfter(12, 35, 60, 80, 91, 96.2, 98.6, 99.4),
    },
    { kind: 'line', name: words.reading.marks[2].name, points: readAfter(31, 64, 85, 95, 98.8, 99.6, 99.8, 99.9) },
    { kind: 'limit', x: 2, name: words.reading.marks[3].name, tone: 'muted' },
  ],
};
