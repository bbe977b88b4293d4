import { measurements } from '../../../config/measurements.ts';
import { gilbertOf, percent } from './model.ts';

const { acrossContinents, call, noise, doubleTalk, reroute } = measurements;
const burst = 3;

/** The instruments on the wall: what each shows, on which scale, and how it was measured. From `poor` on a value is poor; with `low`, up to it. */
export const gauges = [
  {
    name: '跨洲时延',
    value: acrossContinents,
    unit: '毫秒',
    most: 500,
    poor: 400,
    how: '端到端的中位数。两端都用家庭宽带，每对城市至少 20 万通。',
  },
  {
    name: '弱网听感',
    value: call.score,
    unit: '分',
    most: 5,
    poor: 2.5,
    low: true,
    how: `丢包 ${call.lossUnderstood}%，平均一串丢 ${burst} 个。回放线上抓下的丢包序列，24 人盲听。`,
  },
  {
    name: '降噪吞字',
    value: noise.swallowed,
    unit: '%',
    most: 10,
    poor: 5,
    how: `${noise.decibels} 分贝的街边。训练与测试用的噪声，录自不同地点。`,
  },
  {
    name: '双讲吞字',
    value: doubleTalk.median,
    unit: '%',
    most: 10,
    poor: 5,
    how: `两端同时开口，音量最大。中位机型；六台样机里最差的一台 ${doubleTalk.worst}%。`,
  },
  {
    name: '换路用时',
    value: reroute.moved / 1_000,
    unit: '秒',
    most: 5,
    poor: 3,
    how: `海缆变差算起。前 ${reroute.doubled} 毫秒语音已经走两条路，听的人没有空白。`,
  },
] as const;

const { begins, ends } = gilbertOf({ share: call.lossUnderstood / 100, burst });

export const commands = `# eth1 接一台参会的电脑：丢包 ${call.lossUnderstood}%，一串丢 ${burst} 个
tc qdisc add dev eth1 root netem delay 35ms \\
  loss gemodel ${percent(begins)} ${percent(ends)}

# eth0 接墙上的网口：去程也加 35 毫秒，不再丢
tc qdisc add dev eth0 root netem delay 35ms

# 看看真的丢了多少
tc -s qdisc show dev eth1

# 量完还原
tc qdisc del dev eth0 root
tc qdisc del dev eth1 root`;

/** What the two numbers of the loss model mean, worked out. */
export const lossModel = [
  { title: percent(begins), text: '前一个包到了，下一个开始丢的可能。' },
  { title: percent(ends), text: `一串丢包在下一个包结束的可能，所以平均一串 ${burst} 个。` },
  {
    title: `${call.lossUnderstood}%`,
    text: `${percent(begins)} ÷（${percent(begins)} ＋ ${percent(ends)}），是丢掉的一共占多少。`,
  },
];
