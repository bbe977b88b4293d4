import { productLimits } from '../../../config/product-limits.ts';

const { devices, roaming } = productLimits.im;

export const journey = [
  { title: '先写进自己的库', text: '消息带随机编号落进本地库；断网时留着，联网后按 1、2、4、8 秒重试。' },
  { title: '走最近的接入点', text: '长连接连着同城节点；断开后换线，登录保留。' },
  { title: '发一个连续的号，写三份', text: '一个会话由一个分片发号，多数副本落盘才算数；重发的凭编号识别。' },
  { title: '先给发送方回执', text: '“发送中”变成“已送达”；先后以序号为准。' },
  { title: '再送到在线的每台设备', text: '4128 先到、4127 没到：等 200 毫秒，仍缺就去拉取。' },
  { title: '锁屏的，由推送唤醒', text: '先等 15 秒；仍然未读，交给厂商通道，约 1.2 秒后亮屏。' },
];

export const safety = [
  {
    icon: 'scan-text',
    title: '审核在发号之前',
    text: '先过审再下发，文字判定中位数 6 毫秒。',
    href: '/promotion/censorship',
  },
  {
    icon: 'key-round',
    title: '令牌由您签发',
    text: '密钥只留在服务端，令牌限账号、限时长。传输用 TLS 1.3，存储用 AES-256。',
  },
  {
    icon: 'map-pinned',
    title: '数据留在选定的地域',
    text: '中国大陆的数据不出境；漫游期满即清除，留有记录。',
    href: '/global',
  },
  {
    icon: 'badge-check',
    title: '每年复审',
    text: '等保三级、ISO 27001 与 ISO 27701，报告可供审计。',
    href: '/certification/level3',
  },
] as const;

export const migration = [
  { title: '导入账号、关系与群', text: '每秒 2,000 个账号，原来的编号照旧用。' },
  { title: '双写，旧系统为准', text: '新消息写两边，每天按会话对账。' },
  { title: '按用户切换读取', text: '1%、10%、50%，每一档观察一周；回退一分钟内生效。' },
  { title: '补历史，停旧系统', text: '按时间倒序补录。' },
];

/** Share of users whose messages are read from the new side, week by week. */
export const moved = [0, 0, 1, 10, 50, 100];

export const cases = [
  { when: '社群要分频道、分身份组', why: '群只有群主和管理员两级。', instead: { href: '/qchat', name: '圈组' } },
  {
    when: '人流动不停，消息不必留存',
    why: '群会为每一条消息发号、落盘。',
    instead: { href: '/chatroom', name: '聊天室' },
  },
  { when: '只要送到，不要历史', why: '一次呼叫、一个状态，用不着会话。', instead: { href: '/signal', name: '信令' } },
];

export const questions = [
  {
    question: '一条消息最坏会晚多久？',
    answer:
      '双方在线时，同城中位数 61 毫秒，跨洲在 300 毫秒以内；主备切换期间会排队，不超过 300 毫秒。锁屏的手机取决于厂商通道，24 小时内送达 91% 到 97%。',
  },
  {
    question: '同一个账号能在几台设备上登录？',
    answer: `免费版 ${devices.free} 台，标准版 ${devices.standard} 台，专业版 ${devices.pro} 台。已读、草稿和置顶在各台之间同步。`,
  },
  {
    question: '历史消息存多久？',
    answer: `云端漫游免费版 ${roaming.free} 天，标准版 ${roaming.standard} 天，专业版 ${roaming.pro} 天，可续到 ${roaming.yearsAtMost} 年。`,
  },
  {
    question: '一定要用你们的界面吗？',
    answer: '不必。界面组件都附源码，可以照它改，也可以只用接口。',
  },
];

export const neighbours = [
  { href: '/im-ai', name: 'IM AI 智能体', text: '接不住的咨询转给真人。' },
  { href: '/netcall', name: '音视频通话', text: '从会话里直接拨打，锁屏也会响铃。' },
  { href: '/compass', name: '数据罗盘', text: '查询每一条消息卡在哪一段。' },
];
