import type { ChartProps } from '../../../components/sections/chart/chart.tsx';
import { measurements } from '../../../config/measurements.ts';
import { filled } from '../../../components/ui/filled.ts';
import * as words from './words.yaml';

/** Of a hundred people, how many still wait so many seconds after the press; 24 of them need a text even now: 74 of 310. */
const bySms = measurements.sms.receipt + 3.8;
const rest = Math.round((74 / 310) * 100);
export const waiting: ChartProps = {
  size: 'beside',
  label: words.waiting.label({ bySms, rest }),
  x: { from: 0, to: 8, ticks: [0, 2, 4, 6, 8], name: words.waiting.x.name },
  y: { from: 0, ticks: [0, 50, 100], name: words.waiting.y.name },
  marks: [
    {
      kind: 'line',
      tone: 'muted',
      filled: true,
      points: [
        [0, 100],
        [bySms, 93],
        [bySms, 0],
      ],
    },
    {
      kind: 'line',
      tone: 'second',
      filled: true,
      stepped: true,
      points: [
        [0, 100],
        [measurements.quicklogin.login, rest],
        [bySms, 0],
      ],
    },
    { kind: 'point', at: [5.6, 94.6], name: words.waiting.marks[0].name, tone: 'muted', side: 'below' },
    {
      kind: 'point',
      at: [measurements.quicklogin.login, rest],
      ...filled(words.waiting.marks[1], { rest }),
      tone: 'second',
    },
  ],
};
