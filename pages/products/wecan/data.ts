import type { RidgesProps } from '../../../components/sections/ridges.tsx';
import type { WaysFromProps } from '../../../components/sections/ways-from.tsx';
import { commitments } from '../../../config/commitments.ts';
import { measuredCities } from '../../../config/latency.ts';
import { type City, cityPlaces } from '../../../config/network.ts';
import { threshold } from './model.ts';

export const parts = [
  { title: '丢包，每 1% 扣 8.6', text: '它最影响听感，系数由语音盲听的评分回归得来。' },
  { title: '绕路，每 1 毫秒扣 1', text: '和最短的路相比；光在玻璃里一毫秒走 204 公里。' },
  { title: '中转，每站扣 2', text: '站越多，能坏的地方越多。' },
  { title: `门槛，高出 ${threshold} 才换`, text: '换过之后 10 秒内不换回，免得两条路之间来回跳。' },
];

/** Thousands of connections at one access point, before and after choosing among near equals. */
const seconds = Array.from({ length: 121 }, (_, index) => index * 5);
export const swing = seconds.map(
  (at) => [at, 30 + 20 * Math.sin((at / 90) * 2 * Math.PI) * (at < 330 ? 1 : Math.exp((330 - at) / 45))] as const,
);

const sides: Readonly<Partial<Record<string, 'right' | 'above'>>> = { 东京: 'right', 雅加达: 'right', 圣保罗: 'above' };
const ends = measuredCities.slice(1).map(([name, first]) => ({
  name: `${name} ${first![0]}`,
  to: cityPlaces[name as City],
  ...(sides[name] && { side: sides[name] }),
}));
/** Milliseconds between Hangzhou and each other measured city. */
export const ways: WaysFromProps = {
  title: `以杭州为圆心的世界，直线是最短的路：${ends.map(({ name }) => name).join('、')} 毫秒`,
  from: cityPlaces.杭州,
  middle: [400, 300],
  size: [580, 480],
  unit: 46,
  ways: ends,
};

const around = (hour: number, at: number, width: number) =>
  Math.exp(-((Math.min(Math.abs(hour - at), 24 - Math.abs(hour - at)) / width) ** 2));

/** Thousands of streams of each use in its busiest hour, and hours before or after UTC in October, from east to west. */
export const day: RidgesProps = {
  title: '七个地区的一个工作日：晚高峰按北京时间从东亚的 21 点移到南美的次日 8 点，任何时刻都有地区在忙，有地区在睡',
  kinds: ['会议与客服，随 SDK', '语聊与直播，随 SDK', '游戏与行情，经网关'],
  ticks: [0, 3, 6, 9, 12, 15, 18, 21, 24].map((at) => ({ at, text: `${at}:00` })),
  rows: [
    { name: '东亚', zone: 8, uses: '18 22 14' },
    { name: '东南亚', zone: 7, uses: '9 23 19' },
    { name: '南亚', zone: 5.5, uses: '11 15 8' },
    { name: '中东', zone: 3, uses: '6 27 6' },
    { name: '欧洲', zone: 2, uses: '19 10 11' },
    { name: '南美', zone: -3, uses: '5 16 10' },
    { name: '北美东部', zone: -4, uses: '24 9 12' },
  ].map(({ name, zone, uses }) => {
    const [meetings, voices, games] = uses.split(' ').map(Number) as [number, number, number];
    const steps = Array.from({ length: 25 }, (_, hour) => {
      const local = (hour + 16 + zone) % 24;
      return [
        meetings * Math.max(around(local, 10.5, 2.2), around(local, 15.5, 2.4)),
        voices * Math.max(around(local, 21.5, 2.8), 0.25 * around(local, 13, 2)),
        games * Math.max(around(local, 20, 2.6), 0.3 * around(local, 13, 2)),
      ];
    });
    const sums = steps.map((step) => step.reduce((sum, value) => sum + value, 0));
    const most = Math.max(...sums);
    const midnight = (32 - zone) % 24;
    return {
      name,
      steps,
      shaded: [[midnight, Math.min(24, midnight + 6)]] as const,
      peak: `当地 ${Math.round((sums.indexOf(most) + 16 + zone) % 24)} 点，${Math.round(most)} 千路`,
    };
  }),
};

export const limits = [
  {
    value: commitments.uptime.standard,
    unit: '%',
    name: '月度可用性承诺',
    condition: `签约可约定 ${commitments.uptime.contract}%`,
  },
  { value: '1', unit: '秒', name: '探测间隔', condition: '节点两两之间，时延、抖动、丢包' },
  { value: '2', unit: '秒', name: '绕开故障节点', condition: '从中断到新路生效，P95' },
  { value: '1,400', unit: '字节', name: '单包上限', condition: '网关转发，超出的由网关分片' },
  { value: '200', unit: 'Mbps', name: '一对网关', condition: '默认上限，可加开' },
];
