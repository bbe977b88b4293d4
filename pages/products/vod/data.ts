import type { ChartProps } from '../../../components/sections/chart/chart.tsx';
import { priceExamples } from '../../../config/price-examples.ts';

const rungs = [
  [0, 1.6],
  [18, 0.9],
  [24, 0.5],
  [44, 0.9],
  [54, 1.6],
  [70, 1.6],
] as const;

export const lift: ChartProps = {
  label: '进电梯后可用带宽从 6 Mbps 跌到 0.7 Mbps，播放器十秒内降到 0.5 Mbps 的一档，出电梯后分两步升回，其间没有停顿',
  x: { ticks: [0, 10, 20, 30, 40, 50, 60, 70].map((at) => ({ at, text: `${at} 秒` })) },
  y: { ticks: [0, 1, 2, 3, 4, 5, 6], name: 'Mbps' },
  marks: [
    {
      kind: 'line',
      name: '可用带宽',
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
    { kind: 'line', name: '所选清晰度', stepped: true, filled: true, points: rungs },
  ],
};

export const example = priceExamples.vod[0];
