import { listedPrice } from '../../../components/sections/listed-price.ts';
import { commitments } from '../../../config/commitments.ts';
import { late } from './words.yaml';

export const lateInAll = late.flatMap(({ months }) => Object.values(months)).reduce((sum, count) => sum + count, 0);
export const begins = ['08:30', '09:20', '10:20', '11:10', '13:20', '14:10', '15:00'];
/** Without electricity on Tuesday, made up for on Thursday. */
export const missed = { from: [1, 1], to: [3, 6] } as const;

export const limits = [
  { value: '2', unit: 'Mbps', name: '教学点的最低带宽', condition: '实测值，不是合同值' },
  { value: '2', unit: '间', name: '一位主讲带的教室', condition: '专递课堂，青岑县的规定' },
  { value: '46', unit: 'MB', name: '一节 40 分钟的回放', condition: '白板与三间教室的声音分轨，不含画面' },
  { value: commitments.uptime.standard, unit: '%', name: '月度可用性', condition: '承诺值，不含教室断电与断线' },
];

export const price = listedPrice({
  product: 'netcall',
  quantities: { hd: 124_000 },
  usage: '一个县每月 1,033 节，三间教室各 40 分钟，高清',
});
