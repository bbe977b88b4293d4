import { measurements } from '../../../config/measurements.ts';
import { productLimits } from '../../../config/product-limits.ts';

const { signal } = productLimits;
const { delivery, wake } = measurements.signal;

/** What both sides can do: the event, its name, its icon. */
export const presses = [
  ['invite', '邀请', 'phone'],
  ['invite-lost', '邀请，第一条丢了', 'wifi-off'],
  ['invite-busy', '邀请，对方忙', 'phone-call'],
  ['accept', '手机接听', 'phone-incoming'],
  ['race', '两台同时接', 'git-merge'],
  ['reject', '电脑拒绝', 'phone-off'],
  ['cancel', '主叫取消', 'x'],
  ['leave', '离开频道', 'log-out'],
] as const;

export const lines = [
  {
    at: '16:31:07.002',
    from: '家长端',
    text: 'invite #1 → watch-7741',
    remark: '呼叫带着 45 秒的有效期，写进服务端才算发出。',
  },
  { at: '16:31:07.040', from: '信令', text: 'accepted #1  channel=c-9120' },
  {
    at: '16:31:08.041',
    level: 'warn',
    from: '信令',
    text: 'no ack #1  1 s',
    remark: '手表息屏，系统把长连接冻结了，但它自己不知道。',
  },
  {
    at: '16:31:08.043',
    from: '信令',
    text: 'wake via vendor push',
    remark: '设备登记为“可冻结”，一秒没有确认就改走厂商推送。',
  },
  {
    at: '16:31:08.902',
    level: 'good',
    from: '手表',
    text: 'resume  session=same',
    remark: '会话没有断，不必重新登录，序号接着用。',
  },
  {
    at: '16:31:08.905',
    level: 'good',
    from: '手表',
    text: 'ack #1  ringing',
    remark: `从发出到响铃 1.9 秒；全部样本里，唤醒的中位数是 ${wake} 秒。`,
  },
  { at: '16:31:12.377', from: '手表', text: 'accept #2' },
  { at: '16:31:12.449', level: 'good', from: '信令', text: 'decided  winner=watch-7741' },
] as const;

export const abilities = [
  {
    icon: 'bell-ring',
    title: '邀请',
    text: '一次呼叫一个编号，接听、拒绝、取消、超时都指着它说话，晚到的不会弄错人。',
  },
  {
    icon: 'hand',
    title: '成员属性',
    text: '举手、静音、屏幕共享，这类小状态挂在成员身上；后来的人一进频道就看到现状。',
  },
  {
    icon: 'send',
    title: '自定义消息',
    text: `一条至多 ${signal.message} kB，点名或发给全频道，按序号到达，重复的自动去掉。`,
  },
  { icon: 'watch', title: '设备控制', text: '开锁、云台、手表唤醒。要求对方执行完再回执的，回执里可以带结果。' },
] as const;

export const limits = [
  { value: String(delivery), unit: '毫秒', name: '第一台设备响铃', condition: '中位数，两端在线' },
  { value: String(signal.message), unit: 'kB', name: '一条信令', condition: 'UTF-8 编码后' },
  { value: String(signal.channel), unit: '人', name: '一个频道', condition: '同时在线' },
  {
    value: String(signal.invite.usual),
    unit: '秒',
    name: '邀请有效期',
    condition: `${signal.invite.from} 至 ${signal.invite.to} 秒可设`,
  },
  { value: '60', unit: '条/分', name: '一个成员', condition: '属性与消息合计' },
];

export const cases = [
  {
    when: '明天还要看到',
    why: '信令确认之后就删，服务端只留编号与时间。',
    instead: { href: '/im', name: '即时通讯 IM' },
  },
  {
    when: '叫不出名字的一大群人',
    why: `频道到 ${signal.channel} 人为止，成员变化会比消息还多。`,
    instead: { href: '/chatroom', name: '聊天室' },
  },
  {
    when: '人要长期待在一起',
    why: '频道随呼叫创建，走空就销毁，没有成员名册。',
    instead: { href: '/qchat', name: '圈组' },
  },
  {
    when: '不想自己画来电界面',
    why: '这里只有状态与消息；界面、铃声和画面在呼叫组件里。',
    instead: { href: '/netcall', name: '音视频通话' },
  },
];

export const samples = [
  {
    label: 'Web',
    language: 'typescript',
    code: `import { Bridge } from '@yunqiao/im';

const bridge = new Bridge({ appKey: '您的 AppKey' });
await bridge.login({ account: 'xuzhiyao', token });

const call = await bridge.signal.invite({
  to: 'zhouyuan',
  seconds: 45,
  push: { title: '许知遥', body: '邀请您通话' },
});

const end = await call.settled(); // 只会有一种结局
if (end.state === 'accepted') {
  await joinMedia(call.channel); // 频道号交给音视频
}`,
  },
] as const;

export const questions = [
  {
    question: '信令怎么收费？',
    answer: '不单独计费：开通即时通讯或音视频通话的应用都能用，条数不限，频率见上限一节。',
  },
  {
    question: '能配别家的音视频引擎吗？',
    answer: '能。信令只给出频道号与成员，引擎用谁的由您定；厂商设备也常只接信令这一层。',
  },
  {
    question: '对方离线时邀请会丢吗？',
    answer: '在有效期内不会。登录后先补没过期的邀请，过期的变成一条未接记录，不再响铃。',
  },
  {
    question: '两个人同时呼叫对方呢？',
    answer: '服务端认出是同一对人，把两个频道并成一个，双方直接进入接听，不会都听到忙音。',
  },
];

export const neighbours = [
  { href: '/netcall', name: '音视频通话', text: '呼叫组件就建在信令上，带界面与铃声。' },
  { href: '/smartwatch', name: '儿童手表', text: '白名单、唤醒与低电量时的取舍。' },
  { href: '/nrtc', name: '音视频通话 2.0', text: '拿到频道号之后，由它传声音和画面。' },
];
