import { measurements } from '../../../config/measurements.ts';
import { productLimits } from '../../../config/product-limits.ts';
import { reviewed, warning } from './model.ts';

export const stages = [
  { when: '0 毫秒', title: '匹配成功', text: '两端各拿到一张只用一次的房间令牌，媒体通道立刻预热。' },
  { when: `${measurements.signal.delivery} 毫秒`, title: '邀请送达', text: '走信令；对方在后台时改由厂商推送唤起。' },
  { when: '对方点接听', title: '计时不开始', text: '这一刻只换界面，钱还没动。' },
  { when: '600 毫秒之后', title: '看见第一帧', text: '两端都解出首帧，服务端才写下第一秒。', marked: true },
  { when: '挂断', title: '按服务端的秒数结', text: '两端时钟不作数；账单回调带起止时刻，可对可补。' },
];

export const mishaps = [
  { title: '扣了钱，没见到人', text: '以接听为起点，弱网下会白扣五六秒。我们以双方首帧为起点，首帧没到就一分不收。' },
  { title: '余额没了，话没说完', text: `用尽前 ${warning} 秒双方同时看到提醒，充值到账即续，不挂断重拨。` },
  { title: '客户端自己改时长', text: '时长由媒体服务器记；客户端崩溃、断网、改表都不影响，20 秒收不到媒体包就停表。' },
  {
    title: '骚扰与裸露',
    text: `画面每 ${reviewed} 秒一张，先模糊、再警告、后断开，拿不准的转人工。被举报的一方当场冻结提现。`,
  },
];

export const safety = [
  { icon: 'user-check', title: '真人核验', text: '接单方首次上线做一次活体，之后随机复核，换人即停。' },
  { icon: 'eye-off', title: '默认糊着', text: '头十秒可设为轻度模糊，双方都点了“看清楚”才打开。' },
  { icon: 'scan-face', title: '未成年人', text: '充值与接单都要成年实名；疑似未成年的面容转人工，复核前不能接单。' },
  { icon: 'headphones', title: '只留证据', text: '违规的前后各 15 秒留存供申诉，其余画面不落盘，私聊内容不看。' },
] as const;

export const weak = [
  { title: '丢包 10%', text: '重传补上，画面不动声色。' },
  { title: '丢包 25%', text: '降到 360p，声音不变；单价照旧，界面标出“网络不佳”。' },
  { title: '再差下去', text: '画面收起，改走语音，并按您设的语音单价计。网好了自动回来。' },
];

export const limits = [
  { value: '600', unit: '毫秒', name: '接听到首帧', condition: '中位数，国内，媒体通道已预热' },
  { value: '1', unit: '秒', name: '计费粒度', condition: '可设为 6 秒或 60 秒一档' },
  { value: String(warning), unit: '秒', name: '余额提醒', condition: '用尽之前；可再加一档' },
  {
    value: String(productLimits.signal.invite.usual),
    unit: '秒',
    name: '一次呼叫等多久',
    condition: '默认值，10 到 120 秒可调',
  },
];

export const cases = [
  {
    when: '聊到一半想叫第三个人',
    why: '按秒的表只有两端，进来一个人，谁付钱就说不清。',
    instead: { href: '/voicechat', name: '语聊房' },
  },
  {
    when: '两个人是熟人，不收钱',
    why: '不需要匹配与计价，呼叫组件两天就能响铃。',
    instead: { href: '/netcall', name: '音视频通话' },
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
  { title: '接匹配回调', text: '您决定谁配谁，我们给出两张令牌。' },
  { title: '设三个价', text: '视频、语音、免费时长，按人或按档。' },
  { title: '对一次账', text: '用测试余额打到用尽，核对回调里的每一秒。' },
];

export const questions = [
  { question: '钱经过你们吗？', answer: '不经过。我们只报秒数与事件，扣款、分成与提现都在您的账上。' },
  { question: '美颜会拖慢接通吗？', answer: '不会。模型在匹配时加载，首帧先出原图，两帧之后美颜淡入。' },
  {
    question: '对账差一秒怎么办？',
    answer: '以媒体服务器的记录为准。每通有一份逐秒的在线记录，控制台可查，也可按日拉取。',
  },
  {
    question: '能先看到人再决定付钱吗？',
    answer: '能。免费时长设 10 秒，过了才开始走表；同一对人一天只免一次，由服务端记。',
  },
];

export const neighbours = [
  { href: '/netcall', name: '音视频通话', text: '响铃、推送与断线重连都由它提供。' },
  { href: '/face', name: '美颜特效', text: '两端各自渲染，不占上行。' },
  { href: '/promotion/censorship', name: '内容安全', text: '抽帧、语音与昵称的审核在同一处配置。' },
];
