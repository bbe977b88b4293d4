import { commitments } from '../../../config/commitments.ts';
import { measurements } from '../../../config/measurements.ts';

const { firstSteps, replies, uptime } = commitments;

export const halfDay = [
  { when: '09:00', title: '建应用', text: '注册、实名、拿到 AppKey，测试账号直接在控制台里生成。' },
  {
    when: '09:20',
    title: '发出第一条',
    text: `示例工程换上 AppKey，${firstSteps.message} 分钟内两台手机互发。`,
    marked: true,
  },
  { when: '10:00', title: '放进您的界面', text: '会话列表、聊天页、联系人三个组件，改主题色，挂上您的导航栏。' },
  { when: '11:00', title: '接账号与推送', text: '服务端签发令牌；厂商推送证书传到控制台，锁屏发一条试试。' },
  { when: '12:30', title: '吃饭', text: '单聊、群聊、图片、已读与历史都在了。下午留给测试。' },
];

export const proofs = [
  { value: String(measurements.message.delivery), unit: '毫秒', name: '同城送达', condition: '中位数，双方在线' },
  { value: String(measurements.message.push), unit: '秒', name: '锁屏收到', condition: '走厂商通道' },
  { value: uptime.standard, unit: '%', name: '可用性承诺', condition: '付费即有，写进合同' },
];

export const doubts = [
  { title: '迁得走', text: '账号、关系链与历史消息可按应用整包导出，格式公开。' },
  { title: '迁得来', text: '从自建或别家搬过来有工具：先双写，再补历史，最后切读，用户不用重新登录。' },
  { title: '改得动', text: '界面组件给源码。不喜欢哪一页，整页换掉，消息层不受影响。' },
  { title: '账算得清', text: '只数当月登录过的人，不数消息条数；超出的当天短信提醒。' },
];

export const topics = [
  { value: '新项目', label: '新项目' },
  { value: '替换自建', label: '替换自建' },
  { value: '从别家迁移', label: '从别家迁移' },
] as const;

export const thanks = {
  title: '收到了',
  next: [
    { when: '现在', text: '可以先注册，示例工程不等电话也能跑。' },
    { when: `${replies.lead} 个工作日内`, text: '一位做过接入的工程师来电，只问三件事：规模、平台、时间。' },
    { when: '通话之后', text: '发您一页：该用哪些组件、每月多少钱、先做哪一步。' },
  ],
  exit: { href: '/sdk/app/im', text: '先下载示例工程' },
};
