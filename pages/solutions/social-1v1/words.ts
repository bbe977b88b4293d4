import { measurements } from '../../../config/measurements.ts';
import { productLimits } from '../../../config/product-limits.ts';
import { callOf, first, warning } from './model.ts';

const { lasts } = callOf(first);
/** Seconds of the call on the slip that people quarrel over, in their order. */
export const mishaps = [
  {
    from: 0,
    to: 6,
    spot: '首帧之前',
    color: 'var(--third)',
    title: '扣了钱，没见到人',
    text: '以接听为起点，弱网下会白扣五六秒，这一通是 ¥0.30。我们以双方首帧为起点，首帧没到就一分不收。',
  },
  {
    from: 150,
    to: 152,
    spot: '复核',
    color: 'var(--ink)',
    title: '对面不是本人',
    text: '接单方首次上线做一次活体，之后随机复核，换人即停；疑似未成年的转人工，复核前不能接单。',
  },
  {
    from: lasts - warning,
    to: lasts,
    spot: '提醒',
    color: 'var(--second)',
    title: '余额没了，话没说完',
    text: `用尽前 ${warning} 秒双方同时看到提醒，充值到账即续，不挂断重拨。`,
  },
  {
    from: lasts,
    to: lasts + 20,
    spot: '停表',
    color: 'var(--muted)',
    title: '客户端自己改时长',
    text: '时长由媒体服务器记；客户端崩溃、断网、改表都不影响，20 秒收不到媒体包就停表，少扣 ¥1.00。',
  },
];

/** What lost packets leave of a call at three yuan a minute: from and to which per cent, how much of it, and its name. */
const { lossUnderstood, lost } = measurements.call;
export const weak = [
  {
    name: '声音',
    tone: '--second',
    parts: [
      [0, lossUnderstood, 1, '听得清'],
      [lossUnderstood, lost.up, 0.6, '听得懂'],
    ],
  },
  {
    name: '画面',
    tone: '--tint',
    parts: [
      [0, 25, 1, '720p，丢的重传'],
      [25, 40, 0.5, '360p'],
    ],
  },
  {
    name: '单价',
    tone: '--third',
    parts: [
      [0, 40, 1, '视频 ¥3'],
      [40, lost.up, 1 / 3, '语音 ¥1'],
    ],
  },
] as const;

/** What is demanded of a paid call between strangers, and where it is met. */
export const laws = [
  { title: '先实名', text: '《网络安全法》：提供即时通讯须要求真实身份。没有您实名结果的账号，拿不到匹配令牌。' },
  {
    title: '未成年人付费有上限',
    text: '《未成年人网络保护条例》第四十四条：限制单次与单日消费，不得提供与民事行为能力不符的付费服务。单价与日限额按年龄段下发，超了不接通。',
  },
  {
    title: '活体要单独同意',
    text: '人脸属敏感信息，《个人信息保护法》第二十九条。比对在您的核验服务里做完，我们只留通过与否。',
  },
  {
    title: '违规要停、要存、要报',
    text: '《互联网信息服务管理办法》第十六条。停在出现的那一秒，前后 30 秒加密留给复核员，报告由您提交。',
  },
];

export const limits = [
  { value: '600', unit: '毫秒', name: '接听到首帧', condition: '中位数，国内，媒体通道已预热' },
  { value: '1', unit: '秒', name: '计费粒度', condition: '可设为 6 秒或 60 秒一档' },
  { value: String(warning), unit: '秒', name: '余额提醒', condition: '用尽之前；可再加一档' },
  { value: String(productLimits.signal.invite.usual), unit: '秒', name: '呼叫等多久', condition: '10 到 120 秒可调' },
];

export const cases = [
  {
    when: '聊到一半想叫第三个人',
    why: '按秒的表只有两端，进来一个人，谁付钱就说不清。',
    instead: { href: '/voicechat', name: '语聊房' },
  },
  {
    when: '对面是 AI',
    why: '没有首帧与活体，按模型和语音时长计。',
    instead: { href: '/emotional-ai', name: '情感陪伴 AI' },
  },
  {
    when: '聊天只是配角',
    why: '主播当众比人气，记的是礼物，看 PK 连麦；先下一盘棋再开口，记的是胜负，看小游戏。',
    instead: [
      { href: '/pklinkmic', name: 'PK 连麦' },
      { href: '/minigame', name: '小游戏' },
    ],
  },
];

export const steps = [
  { title: '接匹配回调', text: '您决定谁配谁，我们给出两张令牌，两天。' },
  { title: '设三个价', text: '视频、语音、免费时长，按人或按档，半天。' },
  { title: '对一次账', text: '用测试余额打到用尽，核对回调里的每一秒，一天。' },
];

export const questions = [
  { question: '钱经过你们吗？', answer: '不经过。我们只报秒数与事件，扣款、分成与提现都在您的账上。' },
  { question: '美颜会拖慢接通吗？', answer: '不会。模型在匹配时加载，首帧先出原图，两帧之后美颜淡入。' },
  { question: '对账差一秒怎么办？', answer: '以媒体服务器的逐秒记录为准，控制台可查，也可按日拉取。' },
  { question: '能先看到人再付钱吗？', answer: '能。免费时长设 10 秒；同一对人一天只免一次，由服务端记。' },
];

export const neighbours = [
  { href: '/netcall', name: '音视频通话', text: '响铃、推送与断线重连都由它提供。' },
  { href: '/face', name: '美颜特效', text: '两端各自渲染，不占上行。' },
  { href: '/promotion/censorship', name: '内容安全', text: '抽帧、语音与昵称的审核在同一处配置。' },
];
