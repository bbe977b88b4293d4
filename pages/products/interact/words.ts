import { createElement as h } from 'react';
import { Link } from '../../../components/ui/link.tsx';
import { fastText, lineDelays, regularText } from '../../../config/live-lines.ts';
import { productLimits } from '../../../config/product-limits.ts';

const { stage } = productLimits.interact;
const link = (href: string, name: string) => h(Link, { href }, name);

export const tiers = [
  {
    title: '台上',
    text: h(
      'span',
      null,
      `互相听见不超过 ${lineDelays.stage} 毫秒，走实时网络，按参与者分钟计。台下没有观众的会场，单用`,
      link('/nrtc', '音视频通话 2.0'),
      ' 更省。',
    ),
  },
  {
    title: '前排',
    text: h(
      'span',
      null,
      `弹幕、竞猜、候场的人晚 ${fastText} 秒，走低时延线路。全场都坐前排又没人上台，那是`,
      link('/live', '直播'),
      '。',
    ),
  },
  {
    title: '后排',
    text: `其余的人晚 ${regularText} 秒，走常规线路，流量单价最低。三档共用画面里的时间，竞猜按它截止。`,
  },
  {
    title: '场外',
    text: h(
      'span',
      null,
      '要给某个人打电话、让他的手机响，用',
      link('/netcall', '音视频通话'),
      '；要整场活动有人张罗，用',
      link('/liveevent', '活动直播'),
      '。',
    ),
  },
];

export const room = [
  { icon: 'layout-grid', title: '合流布局', text: '六种模板，签约客户可自定坐标；换布局只在关键帧处发生。' },
  { icon: 'swords', title: '跨房 PK', text: '至多四个房间互连，惩罚时间、断线补位都由服务端裁定。' },
  { icon: 'timer', title: '比分与倒计时', text: '写进流的时间戳里，各端误差 100 毫秒以内。' },
  { icon: 'scan-eye', title: '画面与语音审核', text: '每位上麦的人单独送审，违规先闭麦，房间照常。' },
] as const;

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
