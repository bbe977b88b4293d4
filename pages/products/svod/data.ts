import type { ChartProps } from '../../../components/sections/chart/chart.tsx';

const seconds = [0.4, 0.8, 1.2, 1.6, 2, 2.4, 3, 4];
const readAfter = (...rates: number[]) => rates.map((rate, index) => [seconds[index]!, rate] as const);

/** Of a hundred leaked clips, how many the hidden mark was read from, by their length and by what was done to them. */
export const reading: ChartProps = {
  label: '外流画面越长越读得出账号：裁掉一半再压到 480p，2.4 秒时 99.6%；裁掉七成 96.2%；另一台手机对着拍 89%',
  x: { ticks: [0, 1, 2, 3, 4], name: '外流画面（秒）' },
  y: { to: 114, ticks: [0, 20, 40, 60, 80, 100], name: '读出账号（%）' },
  marks: [
    { kind: 'line', name: '拍屏', tone: 'third', points: readAfter(5, 18, 38, 60, 78, 89, 95.5, 98.2) },
    { kind: 'line', name: '裁七成', tone: 'second', points: readAfter(12, 35, 60, 80, 91, 96.2, 98.6, 99.4) },
    { kind: 'line', name: '裁一半', points: readAfter(31, 64, 85, 95, 98.8, 99.6, 99.8, 99.9) },
    { kind: 'limit', x: 2, name: '至少 2 秒', tone: 'muted' },
  ],
};
