import type { ChartProps } from '../../../components/sections/chart/chart.tsx';
import { measurements } from '../../../config/measurements.ts';

/** Of a hundred people, how many still wait so many seconds after the press; 24 of them need a text even now: 74 of 310. */
const bySms = measurements.sms.receipt + 3.8;
const rest = Math.round((74 / 310) * 100);
export const waiting: ChartProps = {
  size: 'beside',
  label: `一百个人点下登录之后还在等的：只有短信时 ${bySms} 秒里一直是九十多人；加了一键登录，${measurements.quicklogin.login} 秒后只剩 ${rest} 人`,
  x: { from: 0, to: 8, ticks: [0, 2, 4, 6, 8], name: '点下之后（秒）' },
  y: { from: 0, ticks: [0, 50, 100], name: '还在等（人）' },
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
    { kind: 'point', at: [5.6, 94.6], name: '全发短信，走掉 7 人', tone: 'muted', side: 'below' },
    { kind: 'point', at: [measurements.quicklogin.login, rest], name: `一键之后剩 ${rest} 人`, tone: 'second' },
  ],
};
