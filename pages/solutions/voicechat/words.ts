import { lineDelays } from '../../../config/live-lines.ts';
import { measurements } from '../../../config/measurements.ts';
import { minutesUntil, times } from './model.ts';

/** Participant minutes of a month of such evenings. */
export const monthly = minutesUntil(times.length - 1) * 30;

export const mishaps = [
  {
    title: '两个人都以为抢到了',
    text: '麦位只由服务端记一份。客户端递的是申请，画的是结果；同时到的两个申请，先入队的算数，另一个立刻看到自己排第几。',
  },
  {
    title: '合唱唱成卡农',
    text: '伴奏不在嘉宾之间传。各端对过表，在同一刻播放自己那份；主唱的人声直接送给副唱，不绕云端混音。',
  },
  {
    title: '一句话毁掉一间房',
    text: '每个麦单独切片送审。违规的只闭他一个麦，其他七个照常聊，证据片段留给复核员。',
  },
];

/** The seats at each of those moments: who speaks, who is muted, what those are told who asked for the fifth, who is tied to one clock. */
export const moments: readonly {
  sees: readonly string[];
  lit: readonly number[];
  bad: number;
  asked: readonly string[];
  linked: readonly number[];
}[] = [
  { sees: ['5 号麦', '只有一个人'], lit: [5], bad: 0, asked: ['入座', '排第 1'], linked: [] },
  { sees: ['1 号与 4 号', '落在同一拍'], lit: [1, 4], bad: 0, asked: [], linked: [1, 4] },
  { sees: ['5 号闭了麦', '七个人照常'], lit: [1, 2, 3, 4, 6, 7, 8], bad: 5, asked: [], linked: [] },
];

export const rules = [
  {
    icon: 'id-card',
    title: '谁能开播',
    text: '《未成年人保护法》第七十六条：不得为未满十六周岁的人开通直播发布者账号。开房令牌由您的实名结果签发。',
  },
  {
    icon: 'shield-check',
    title: '送审的粒度',
    text: '10 秒一片，每麦一路；方言里的语气词可以自建样本，误伤逐条申诉。',
  },
  { icon: 'file-clock', title: '留下什么', text: '违规片段、麦位变动与处置人。普通语音转发完就没了，不落盘。' },
  {
    icon: 'gift',
    title: '打赏限额',
    text: '《未成年人网络保护条例》第四十四条：限制单次与单日消费。送礼前由您的服务端校验年龄与限额，通过了才发礼物消息。',
  },
] as const;

export const limits = [
  { value: '142', unit: '毫秒', name: '同意到被听见', condition: '中位数，拾音岛，2024 年第二季度' },
  { value: String(lineDelays.stage), unit: '毫秒', name: '麦上互相听见', condition: 'P95，国内，含家庭宽带' },
  { value: measurements.moderation.muted, unit: '秒', name: '违规到闭麦', condition: '从 10 秒切片送审算起' },
  { value: '20', unit: '秒', name: '掉线留座', condition: '默认值，可调' },
];

export const cases = [
  {
    when: '主播要露脸，观众只看不说',
    why: '视频、旁路与大流量分发是另一套账，按人均分钟付不划算。',
    instead: { href: '/interact', name: '互动直播' },
  },
  {
    when: '房里从来只有两个人',
    why: '麦位、队列、公屏都用不上，要的是匹配和计时。',
    instead: { href: '/social-1v1', name: '一对一社交' },
  },
  {
    when: '两间房要比个高下',
    why: '比分与倒计时须在两边观众眼里同时变。',
    instead: { href: '/pklinkmic', name: 'PK 连麦' },
  },
];

export const steps = [
  { title: '第一天：开门', text: '建房、列表、进出。麦位组件自带申请、抱麦、锁麦与闭麦。' },
  { title: '第二天：热闹', text: '公屏三级消息、礼物条、背景音乐，界面换成您的皮肤。' },
  { title: '第三天：守夜', text: '接审核回调与房间巡查，演练掉线和抢麦，首版可以送测。' },
];

export const questions = [
  {
    question: '听众也按分钟收费吗？',
    answer: '进了语聊房就计。常年上千人只听的房间，听众改拉旁路直播，按流量算更省。',
  },
  { question: '麦位可以不是八个吗？', answer: '2 到 20 个，开着房间也能改；减到坐不下时，从末位依次请下麦。' },
  {
    question: '手机外放会不会啸叫？',
    answer: '同一个屋里两台手机上麦才会。检测到近场相互拾音，后上麦的那台自动压低扬声器。',
  },
  { question: '机器人能暖场吗？', answer: '可以占麦、报幕、放歌，但在成员列表里标明身份，也不计入真实在线。' },
];

export const neighbours = [
  { href: '/chatroom', name: '聊天室', text: '公屏与麦位消息走它，拥堵时先丢弹幕。' },
  { href: '/minigame', name: '小游戏', text: '冷场的时候，八个麦上开一局。' },
  { href: '/promotion/censorship', name: '内容安全', text: '语音切片、昵称和公屏共用一个后台。' },
];
