import type { ChartProps } from '../../../components/sections/chart/chart.tsx';
import * as words from './words.yaml';

/** Customers of twelve small branches by half hours from nine, fewer than twenty a day each, and how many tellers they keep busy. */
const customers = [17, 23, 26, 22, 15, 10, 7, 9, 14, 19, 21, 16, 12, 9, 5, 3];
const busyWith = (minutes: number) =>
  [...customers, 0].map((count, half) => [9 + half / 2, (count * minutes) / 30] as const);
const most = (minutes: number) => Math.ceil(Math.max(...busyWith(minutes).map(([, busy]) => busy)));
export const busy = words.busy({ before: most(23), now: most(9) });
export const idle: ChartProps = {
  label: words.idle.label({ before: most(23), now: most(9) }),
  x: { ticks: [9, 11, 13, 15, 17].map((at) => ({ at, text: `${at}:00` })) },
  y: { ticks: [0, 12, 24, 36], name: words.idle.y.name },
  marks: [
    { kind: 'limit', y: 36, name: words.idle.marks[0].name, tone: 'third' },
    { kind: 'line', name: words.idle.marks[1].name, stepped: true, filled: true, points: busyWith(23) },
    { kind: 'line', name: words.idle.marks[2].name, tone: 'second', stepped: true, filled: true, points: busyWith(9) },
  ],
};
