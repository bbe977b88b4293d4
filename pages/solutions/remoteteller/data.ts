import type { ChartProps } from '../../../components/sections/chart/chart.tsx';

/** Customers of twelve small branches by half hours from nine, fewer than twenty a day each, and how many tellers they keep busy. */
const customers = [17, 23, 26, 22, 15, 10, 7, 9, 14, 19, 21, 16, 12, 9, 5, 3];
const busyWith = (minutes: number) =>
  [...customers, 0].map((count, half) => [9 + half / 2, (count * minutes) / 30] as const);
const most = (minutes: number) => Math.ceil(Math.max(...busyWith(minutes).map(([, busy]) => busy)));
export const busy = `最忙的半小时，12 个网点的 36 名柜员也只有 ${most(23)} 名在办业务；改成视频，${most(9)} 名坐席接得过来。走出去的柜员当年带回存款 3.6 亿元。`;
export const idle: ChartProps = {
  label: `从九点到十七点：柜台上坐着 36 名柜员，最多 ${most(23)} 名同时在忙；改成视频后最多 ${most(9)} 名坐席在通话`,
  x: { ticks: [9, 11, 13, 15, 17].map((at) => ({ at, text: `${at}:00` })) },
  y: { ticks: [0, 12, 24, 36], name: '人' },
  marks: [
    { kind: 'limit', y: 36, name: '柜台上坐着 36 名柜员', tone: 'third' },
    { kind: 'line', name: '在办业务的柜员', stepped: true, filled: true, points: busyWith(23) },
    { kind: 'line', name: '在通话的坐席', tone: 'second', stepped: true, filled: true, points: busyWith(9) },
  ],
};
