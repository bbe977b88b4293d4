import { createElement as h } from 'react';
import type { ChartProps } from '../../../components/sections/chart/chart.tsx';
import type { ComparisonRow } from '../../../components/sections/comparison-table.tsx';
import { Link } from '../../../components/ui/link.tsx';
import { fastText, lineDelays, regularText } from '../../../config/live-lines.ts';
import { measurements } from '../../../config/measurements.ts';
import { productLimits } from '../../../config/product-limits.ts';
import { grouped } from '../../../config/rules/price.ts';
import { across, perRoom, onStage, replayed, sizes } from './words.yaml';

const { netcall } = productLimits;
const { call } = measurements;

export const columns = [
  { name: '音视频通话 2.0', note: '本页', marked: true },
  { name: '音视频通话', note: h(Link, { href: '/netcall' }, '带响铃的组件') },
  { name: '互动直播', note: h(Link, { href: '/interact' }, '台上台下') },
  { name: '直播', note: h(Link, { href: '/live' }, '一路流') },
  { name: '活动直播', note: h(Link, { href: '/liveevent' }, '有人值守') },
];
const [stage, live] = [`台上 ${lineDelays.stage} 毫秒内`, `${fastText} 或 ${regularText} 秒`];
export const rows: readonly ComparisonRow[] = [
  { name: '时延', cells: [across, '同左', stage, live, `${regularText} 秒`] },
  { name: '可发言的人数', cells: [perRoom, `同屏 ${netcall.kit}`, onStage, '1', '讲者与连线嘉宾'] },
  { name: '只看的人数', cells: ['同上，算参与者', '—', '不限', '不限', '不限'] },
  { name: '响铃与推送', cells: [false, true, false, false, false] },
  { name: '界面', cells: ['自己做', '现成四页', '房间组件', '播放器', '整套页面'] },
  { name: '计费方式', cells: ['参与者分钟', '参与者分钟', '分钟加流量', '流量或带宽', '按场次'] },
];

/** Meters at which a voice is no longer forwarded; players on a map on which 4.2 of a hundred are within reach. */
const reach = 50;
const loudness = (meters: number) => Math.max(0, 1 - meters / reach) ** 1.5 * 100;
const players = Array.from({ length: 17 }, (_, at) => Math.round(reach * Math.sqrt((at + 0.5) / 4.2)));
export const earshot: ChartProps = {
  size: 'beside',
  label: `一百名玩家按距离排开：${reach} 米内的四人听得见，越近越响；其余的不转发`,
  x: { from: 0, to: 100, ticks: [0, 10, reach, 100], name: '离您多远（米）' },
  y: { from: 0, ticks: [0, 50, 100], name: '音量（%）' },
  marks: [
    {
      kind: 'line',
      tone: 'second',
      filled: true,
      points: Array.from({ length: 51 }, (_, at) => [at, loudness(at)] as const),
    },
    { kind: 'limit', x: reach, name: '不转发', tone: 'muted' },
    ...players.map((meters) => ({
      kind: 'point' as const,
      at: [meters, loudness(meters)] as const,
      name: meters < 35 ? `${meters} 米` : '',
      tone: meters < reach ? ('second' as const) : ('muted' as const),
    })),
  ],
};

/** From which day on of an upgrade how many per cent of the users have 2.0. */
export const shares = [0, 5, 30, 100];
export const moveDays = [1, 3, 7, 11];
const move = (index: number, title: string, text: string) => ({ when: `第 ${moveDays[index]} 天`, title, text });
export const moves = [
  move(0, '对照接口', '对照表逐个列出 1.x 的方法，九成只改名字；回调合成四组事件。'),
  move(1, '两代同房', `先放 ${shares[1]}%。升级的人与没升级的人在同一频道，照样听见看见。`),
  move(2, '看曲线', '控制台并排画出两代的卡顿率与接通耗时，哪一档机型变差一目了然。'),
  move(3, '放到全量', '随时退得回上一档；一周没有退，就删掉 1.x 的依赖。'),
];

export const limits = [
  {
    value: String(call.score),
    unit: '分',
    name: '听感',
    condition: `丢包 ${call.lossUnderstood}%，平均串长 3，往返 70 毫秒`,
  },
  { value: call.lost.up, unit: '%', name: '上行丢包', condition: `仍能听懂；下行 ${call.lost.down}%，画面已停` },
  {
    value: grouped(netcall.room.contract),
    unit: '人',
    name: '一个频道',
    condition: `签约客户；按量付费 ${netcall.room.metered} 人`,
  },
  { value: '48', unit: 'kHz', name: '音乐场景', condition: '双声道，128 kbps，关闭降噪' },
];

const linked = (before: string, href: string, name: string, after: string) =>
  h('span', null, before, h(Link, { href }, name), after);
export const questions = [
  {
    question: '示波器里的分数是怎么来的？',
    answer: linked(replayed, '/dev-blog/weak-network-audio', '弱网音频的四层防线', '。'),
  },
  {
    question: '十六个人的会场，手机收得下吗？',
    answer: linked(sizes, '/dev-blog/simulcast-or-svc', '大小流还是分层编码', '。'),
  },
  {
    question: '防火墙只放行 443 端口怎么办？',
    answer: '依次尝试 UDP、TCP 与 TLS，走到最后一种时延多 40 至 80 毫秒，通话照常。',
  },
  {
    question: '出了问题怎么查？',
    answer: linked('按频道号在', '/compass', '数据罗盘', '里逐秒看两端的丢包、抖动与补救动作。'),
  },
];
