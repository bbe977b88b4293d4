import { createElement as h } from 'react';
import type { ComparisonRow } from '../../../components/sections/comparison-table.tsx';
import { Link } from '../../../components/ui/link.tsx';
import { fastText, lineDelays, regularText } from '../../../config/live-lines.ts';
import { measurements } from '../../../config/measurements.ts';
import { productLimits } from '../../../config/product-limits.ts';
import { grouped } from '../../../config/rules/price.ts';

const { netcall, interact } = productLimits;
const { call, acrossContinents } = measurements;

export const columns = [
  { name: '音视频通话 2.0', note: '本页', marked: true },
  { name: '音视频通话', note: h(Link, { href: '/netcall' }, '带响铃的组件') },
  { name: '互动直播', note: h(Link, { href: '/interact' }, '台上台下') },
  { name: '直播', note: h(Link, { href: '/live' }, '一路流') },
  { name: '活动直播', note: h(Link, { href: '/liveevent' }, '有人值守') },
];

export const rows: readonly ComparisonRow[] = [
  {
    name: '时延',
    cells: [
      `跨洲 ${acrossContinents} 毫秒`,
      '同左',
      `台上 ${lineDelays.stage} 毫秒内`,
      `${fastText} 或 ${regularText} 秒`,
      `${regularText} 秒`,
    ],
  },
  {
    name: '可发言的人数',
    cells: [
      `${netcall.room.metered} 至 ${grouped(netcall.room.contract)}`,
      `同屏 ${netcall.kit}`,
      `${interact.stage.metered} 至 ${interact.stage.contract}`,
      '1',
      '讲者与连线嘉宾',
    ],
  },
  { name: '只看的人数', cells: ['同上，算参与者', '—', '不限', '不限', '不限'] },
  { name: '响铃与推送', cells: [false, true, false, false, false] },
  { name: '界面', cells: ['自己做', '现成四页', '房间组件', '播放器', '整套页面'] },
  { name: '计费方式', cells: ['参与者分钟', '参与者分钟', '分钟加流量', '流量或带宽', '按场次'] },
];

export const moves = [
  { when: '第 1 天', title: '对照接口', text: '对照表逐个列出 1.x 的方法，九成只改名字；回调合成四组事件。' },
  { when: '第 3 天', title: '两代同房', text: '2.0 与 1.x 在同一频道互通，按版本灰度，不必等所有人升级。' },
  { when: '第 2 周', title: '看曲线再放量', text: '控制台把两代的卡顿率、接通耗时并排画出，哪一档机型变差一目了然。' },
  {
    when: '2027 年底',
    title: '1.x 停止维护',
    text: '2027 年 12 月 31 日前只修缺陷，之后仍能通话，不再发新版本。',
    marked: true,
  },
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

export const cases = [
  {
    when: '要像电话一样响',
    why: '引擎只管进房间以后的事，邀请与推送得另做。',
    instead: { href: '/netcall', name: '音视频通话' },
  },
  {
    when: '观众多、开口的少',
    why: '每位观众都按参与者分钟计，一万人听一小时不便宜。',
    instead: { href: '/interact', name: '互动直播' },
  },
  {
    when: '采购只认云市场账单',
    why: '引擎一样，合同与发票走云厂商。',
    instead: { href: '/nrtc-aws', name: '云市场版' },
  },
];

export const sample = `import { Call } from '@yunqiao/rtc';

const call = await Call.join({ id: 'room-42', token });
await call.publish({ audio: 'voice', video: '720p' });

// 说话的人收大图，其余收小图
call.on('speaking', ({ from }) => {
  call.watch(from, { size: '720p', others: '180p' });
});

// 每两秒一次，与控制台的曲线同源
call.on('quality', ({ score }) => {
  if (score < 3) call.prefer('audio');
});`;

export const questions = [
  {
    question: '示波器里的分数是怎么来的？',
    answer: h(
      'span',
      null,
      '线上抓下来的丢包序列在实验室回放，由听众打分，取平均。方法与录音见',
      h(Link, { href: '/dev-blog/weak-network-audio' }, '弱网音频的四层防线'),
      '。',
    ),
  },
  {
    question: '为什么先停画面？',
    answer: '一路 720p 的码率够送十几路带保护的语音。丢包过六成还留着画面，声音就保不住。',
  },
  {
    question: '防火墙只放行 443 端口怎么办？',
    answer: '依次尝试 UDP、TCP 与 TLS，走到最后一种时延多 40 至 80 毫秒，通话照常。',
  },
  {
    question: '出了问题怎么查？',
    answer: h(
      'span',
      null,
      '按频道号在',
      h(Link, { href: '/compass' }, '数据罗盘'),
      '里逐秒看两端的丢包、抖动与补救动作。',
    ),
  },
];

export const neighbours = [
  { href: '/nice', name: '音频实验室 NICE', text: '降噪、回声与丢包隐藏的算法从这里来。' },
  { href: '/wecan', name: '全球网络 WE-CAN', text: '跨洲的那一段，由它选路。' },
  { href: '/face', name: '美颜特效', text: '接在采集之后、编码之前。' },
];
