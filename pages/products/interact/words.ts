import { createElement as h } from 'react';
import { Link } from '../../../components/ui/link.tsx';
import { fastText, lineDelays, regularText } from '../../../config/live-lines.ts';
import { priceExamples } from '../../../config/price-examples.ts';
import { priceListOf } from '../../../config/prices.ts';
import { productLimits } from '../../../config/product-limits.ts';
import { estimate, roundYuan } from '../../../config/rules/price.ts';

const { stage } = productLimits.interact;
const tier = (title: string, before: string, href: string, name: string, after: string) => ({
  title,
  text: h('span', null, before, h(Link, { href }, name), after),
});

const onStage = `互相听见不超过 ${lineDelays.stage} 毫秒，走实时网络，按参与者分钟计。台下没有观众的会场，单用`;
const inFront = `弹幕、竞猜、候场的人晚 ${fastText} 秒，走低时延线路。全场都坐前排又没人上台，那是`;
export const tiers = [
  tier('台上', onStage, '/nrtc', '音视频通话 2.0', ' 更省。'),
  tier('前排', inFront, '/live', '直播', '。'),
  {
    title: '后排',
    text: `其余的人晚 ${regularText} 秒，走常规线路，流量单价最低。三档共用画面里的时间，竞猜按它截止。`,
  },
  tier('场外', '要给某个人打电话、让他的手机响，用', '/netcall', '音视频通话', '。'),
];

const { quantities, text } = priceExamples.interact[1];
const { lines, fen } = estimate({ tariff: priceListOf('interact'), quantities });

/** The bill of a month: what is on stage and what is below it. */
export const month = {
  title: text.replace('。', ''),
  bars: lines
    .filter((line) => line.fen > 0)
    .map((line) => ({ name: line.meter.name, to: line.fen, value: roundYuan(line.fen) })),
  ticks: ['0', `合计 ${roundYuan(fen)}`],
  end: fen,
};

export const failures = [
  { title: '嘉宾迟迟没有画面', text: '满 1.5 秒先用头像占位，声音先通，画面到了再淡入。' },
  { title: '合流任务崩溃', text: '心跳 200 毫秒一次，丢两次就退回直通；观众看到嘉宾消失，主播还在。' },
  { title: '主播掉线', text: '重复最后一帧并提示“主播暂时离开”，30 秒后才断流。' },
];

export const limits = [
  {
    value: String(stage.prepaid),
    unit: '人',
    name: '同时上麦',
    condition: `预付套餐；按量付费 ${stage.metered} 人，签约 ${stage.contract} 人`,
  },
  { value: String(lineDelays.stage), unit: '毫秒', name: '台上互相听见', condition: 'P95，国内，含家庭宽带' },
  { value: '1.1', unit: '秒', name: '点同意到观众看见', condition: '中位数，2026 年 1 月' },
  { value: '4', unit: '间', name: '跨房 PK', condition: 'SDK 4.9 起' },
];

export const cases = [
  { when: '观众从不上台', why: '合流与连麦席都用不上，只是多付一份转码。', instead: { href: '/live', name: '直播' } },
  {
    when: '整场活动要有人张罗',
    why: '导播、备线与值守由我们到场。',
    instead: { href: '/liveevent', name: '活动直播' },
  },
  {
    when: '只有声音的房间',
    why: '麦位、背景音与礼物有现成的语聊房方案。',
    instead: { href: '/voicechat', name: '语聊房' },
  },
];

export const steps = [
  { title: '定模板', text: '麦位数、布局与旁路地址存成模板，开播时只传模板号。' },
  { title: '接房间组件', text: '主播端与观众端用同一个房间对象，角色由令牌决定。' },
  { title: '演练掉线', text: '控制台可以替您拔掉主播或合流，看观众端有没有黑过。' },
];

export const questions = [
  { question: '观众端要升级吗？', answer: '不用。观众始终拉一路普通的直播流，换源在云端做。' },
  { question: '嘉宾是横屏，房间是竖屏呢？', answer: '输出尺寸在建房时定死，横屏嘉宾留边或裁切，由模板决定。' },
  { question: '合流会让主播变糊吗？', answer: '主播多编码一次，暗部略有损失；介意的话把合流码率提高 20%。' },
  { question: '费用主要花在哪里？', answer: '台下的流量，常占九成。台上几个人的分钟数加起来，往往不到一成。' },
];

export const neighbours = [
  { href: '/pklinkmic', name: 'PK 连麦', text: '两间房约定同一个切换点，附可改的工程。' },
  { href: '/chatroom', name: '聊天室', text: '上麦申请走高优先级，不和弹幕抢。' },
  { href: '/face', name: '美颜特效', text: '嘉宾临时上台，也有一键美颜。' },
];
