import { commitments } from '../../../config/commitments.ts';
import { offers } from '../../../config/offers.ts';

const { consultation, replies, billing } = commitments;

export const lead = `${consultation.minutes} 分钟在线，一对一，免费。先看您现在的架构和账单，再定下三处先改的地方；会后 ${replies.lead} 个工作日，改进清单和费用估算发到邮箱。`;
export const places = `每周 ${consultation.perWeek} 个名额，按提交先后安排`;

/** Minutes of the consultation; `who` speaks most of the time. */
export const agenda = [
  { from: 0, to: 6, title: '您讲现状', text: '一张架构图，一个月的账单', who: '您' },
  { from: 6, to: 17, title: '一起查三处', text: '时延、可靠性、成本', who: '双方' },
  { from: 17, to: 25, title: '改法与代价', text: '每条写明工时和风险', who: '架构师' },
  { from: 25, to: 30, title: '排出先后', text: '三条，谁来做', who: '双方' },
] as const;

/** A list as a customer gets it; the last column is what changes in a month. */
export const improvements = [
  { name: '丢包 20% 时断续', note: '卡顿率 4.1%', cells: ['打开音频冗余，码率降到 32 kbps，半天', '卡顿率 1.2%'] },
  { name: '进房先取令牌', note: '首帧 1.8 秒', cells: ['令牌提前取，媒体连接预建，2 天', '首帧 0.9 秒'] },
  {
    name: '白板与通话分开计费',
    cells: [`合并到一个应用，白板分钟按 ${billing.whiteboardWithCalls} 折，1 小时`, '账单少 7%'],
  },
];

export const architects = [
  { title: '消息', text: '写扩散还是读扩散、离线推送、历史迁移，日活从一万到一千万。' },
  { title: '音视频', text: '弱网对抗、回声与降噪、端上耗电，通话与教室两类场景。' },
  { title: '直播与点播', text: '推流、转码、分发的成本拆分，首屏与卡顿怎么量。' },
  { title: '部署与合规', text: '专有云、私有化、等级保护与数据出境，机房里能不能做。' },
];

export const rules = [
  {
    title: '不要求开通账号',
    text: '还没有用我们的产品也可以约。看的是您的方案，结论可能是“现在这样就好”。',
  },
  { title: '不看源代码', text: '一张架构图、一个月的账单就够。需要保密的，我们先签协议再开会。' },
  { title: '可以改期一次', text: '提前一天说一声即可。当天没有到场，名额让给下一位。' },
  {
    title: '资料只用于这次沟通',
    text: `清单发出 ${offers.consultation.deleted} 天后，会议记录和您发来的图从我们这里删除。`,
  },
];

export const cases = [
  {
    when: '线上正在出故障',
    why: '值班工程师比架构师更快，工单里带上日志。',
    instead: { href: '/service', name: '技术支持' },
  },
  { when: '只想知道要花多少钱', why: '用量填进去，账单当场算出来。', instead: { href: '/price', name: '价格' } },
  {
    when: '需要一份写成文档的方案',
    why: '半小时写不完，留下需求，顾问来写。',
    instead: { href: '/promotion/info-collect', name: '方案咨询' },
  },
];

export const topics = [
  { value: '消息', label: '消息' },
  { value: '音视频', label: '音视频' },
  { value: '直播与点播', label: '直播与点播' },
  { value: '部署与合规', label: '部署与合规' },
] as const;

export const thanks = {
  title: '名额已登记',
  next: [
    { when: `${replies.lead} 个工作日内`, text: '对应方向的架构师来电，约定时间，说明要带什么。' },
    { when: '开会前一天', text: '会议链接和议程发到您的手机与邮箱。' },
    { when: `会后 ${replies.lead} 个工作日`, text: '改进清单与费用估算，一页，可以转给同事。' },
  ],
  exit: { href: '/promotion/technology', text: '等待的时候，读一本技术白皮书' },
};
