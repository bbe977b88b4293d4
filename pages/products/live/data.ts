import { createElement as h } from 'react';
import { Link } from '../../../components/ui/link.tsx';
import { fastText, lineDelays, liveStages, playerBuffers, pushRates, regularText } from '../../../config/live-lines.ts';
import { measurements } from '../../../config/measurements.ts';
import { prices } from '../../../config/prices.ts';
import { grouped, roundYuan } from '../../../config/rules/price.ts';

export const stages = [
  ...liveStages,
  {
    name: '播放缓冲',
    regular: playerBuffers.regular.usual,
    fast: playerBuffers.fast.usual,
    saving: '随抖动伸缩，轻微变速追平',
  },
];
export const savings = stages.map(({ name, regular, fast, saving }) => ({
  title: name,
  text: `${saving}，${grouped(regular)} 毫秒减到 ${fast} 毫秒。`,
}));

/** An example: who of a thousand people watches which size of a 4K stream, on which line. */
export const sizes = (
  [
    [2160, 40, 0],
    [1440, 0, 0],
    [1080, 160, 60],
    [720, 360, 120],
    [540, 240, 20],
    [360, 0, 0],
  ] as const
).map(([height, regular, fast]) => ({ height, rate: pushRates[height], regular, fast }));

const away = (href: string, name: string, text: string) => h('span', null, h(Link, { href }, name), `：${text}`);

export const choices = [
  {
    when: `${measurements.acrossContinents / 1000} 秒`,
    title: '互相说话',
    text: away('/nrtc', '音视频通话 2.0', '会场、课堂自己搭，不要响铃。跨洲中位数。'),
  },
  {
    when: '响铃后接通',
    title: '打电话',
    text: away('/netcall', '音视频通话', '邀请、推送、来电界面都有，引擎同上。'),
  },
  {
    when: `${lineDelays.stage / 1000} 秒以内`,
    title: '观众上台',
    text: away('/interact', '互动直播', '台上连麦，台下照常看一路合成的画面。'),
  },
  {
    when: `${fastText} 至 ${regularText} 秒`,
    title: '只看不上台',
    text: '直播：就是这一页。抢拍、竞猜选低时延，课程、赛事选常规。',
    marked: true,
  },
  {
    when: '定好的那一天',
    title: '有人替您值守',
    text: away('/liveevent', '活动直播', '报名、导播、彩排、回放由我们的人做。'),
  },
];

export const questions = [
  {
    question: '常规线路为什么要四秒？',
    answer:
      '一半是播放器自己存的。它用这两秒换网络抖动时不卡：观众不回话的场合，这笔买卖划算。缓冲可调 1 至 3 秒，低时延线路可调 200 至 500 毫秒。',
  },
  {
    question: '观众很多时，时延会变长吗？',
    answer:
      '不会。每位观众都从近处的边缘节点取流，人数只影响费用。新观众起播时略晚，播放器以 1.04 倍速在半分钟内追上。',
  },
  {
    question: '能按带宽付费吗？',
    answer: `能。每天六小时以上接近峰值的频道，按日峰值带宽更省，每 Mbps 每日 ${roundYuan(prices.live.rates[0].fen)}。`,
  },
];
