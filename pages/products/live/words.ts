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

/** The six stations of a stream, as they are written into their drawing. */
export const work = [
  { name: '推流', text: 'RTMP、SRT 或网页推流，服务端签名；超 8 Mbps 先报备。' },
  { name: '主备', text: '推到两处机房，主路 400 毫秒没有新帧就换备路，观看地址不变。' },
  { name: '转码', text: '一路进，至多六档出；没人看的档 30 秒后停转，有人点开再启。' },
  { name: '分发', text: '同一路流两种地址，谁拿哪一种由您决定；弱网观众自动从低时延线路退回常规线路。' },
  { name: '审核', text: '每五秒抽一帧，一小时 720 帧；违规先打码，再通知您的值班群。' },
  { name: '录制', text: '边播边切片，时移回看最长 7 天，按量付费 2 小时；下播几分钟后就有回放。' },
];

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

export const cases = [
  {
    when: '观众随时会被请上台',
    why: '换线路要重新起播，画面会断一下。',
    instead: { href: '/interact', name: '互动直播' },
  },
  { when: '内容已经录好', why: '按时间表当直播放，不如按需播放省流量。', instead: { href: '/vod', name: '点播' } },
  {
    when: '一年只办一两场，没有导播',
    why: '流能推上来，现场没人切机位、管网络。',
    instead: { href: '/liveevent', name: '活动直播' },
  },
];

export const sign = `import { createHmac } from 'node:crypto';

// 一小时后作废；密钥在控制台，只放在服务端
const path = '/shop/room-1024';
const until = Math.floor(Date.now() / 1000) + 3600;
const sign = createHmac('sha256', process.env.LIVE_KEY)
  .update(\`\${path}-\${until}\`)
  .digest('hex');

const push = \`rtmp://\${domain}\${path}?t=\${until}&s=\${sign}\`;`;

export const play = `import { Player } from '@yunqiao/live';

const player = new Player({ container: '#stage' });
// 时延超过 2 秒或卡顿两次，退回常规线路
player.on('fallback', ({ line }) => console.log(line));
await player.play({ url, line: 'fast' });`;

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

export const neighbours = [
  { href: '/narrow-hd', name: '窄带高清', text: '流量是最大的一笔开支，先把码率减半。' },
  { href: '/chatroom', name: '聊天室', text: '弹幕、礼物与公告，和画面对齐时间。' },
  { href: '/vod', name: '点播', text: '下播即成回放，断点续看与倍速。' },
];
