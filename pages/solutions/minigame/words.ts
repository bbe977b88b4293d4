import { measurements } from '../../../config/measurements.ts';
import { productLimits } from '../../../config/product-limits.ts';

/** Who has the secret of a game on their device, in the order of `holders`: all of it, their own part, nothing. */
export const holders = ['服务端', '出手', '对手', '观战'] as const;
export const secrets = [
  { secret: '棋谱', games: '井字棋、五子棋等 4 款', has: ['all', 'all', 'all', 'all'], sent: '每一手，60 字节' },
  { secret: '画的答案', games: '你画我猜等 2 款', has: ['all', 'all', '', ''], sent: '笔迹；猜中的人先闭公屏' },
  { secret: '下次点数', games: '飞行棋等 3 款', has: ['all', '', '', ''], sent: '掷出的点数，散场后补种子' },
  { secret: '身份牌', games: '狼人杀等 3 款', has: ['all', 'own', 'own', ''], sent: '自己那张；狼的话只发给狼' },
] as const;

/** One move, from the finger to all boards, in milliseconds. */
export const move = [
  { name: '想法上行', note: '60 字节，想下在哪一格', from: 0, to: 38, value: '38 毫秒' },
  { name: '裁决、记谱', note: '合规则才编号，重发不重走', from: 38, to: 41, value: '3 毫秒', tone: 'third' },
  { name: '广播下行', note: '对手、观战与您收同一份', from: 41, to: 76, value: '35 毫秒' },
  { name: '画到棋盘', note: '先裁决后落子，两边不会不一样', from: 76, to: 80, value: '4 毫秒', tone: 'third' },
  { name: '同时的语音', note: '走房间原来那一路', from: 0, to: 80, value: '4 帧', tone: 'second' },
] as const;

export const rules = [
  {
    icon: 'baby',
    title: '未成年人一周三小时',
    text: '国家新闻出版署 2021 年通知：只在周五、周六、周日和法定节假日的 20 至 21 时向未成年人开放。时段外不发开局资格，语音照旧。',
  },
  {
    icon: 'scroll-text',
    title: '收费要版号',
    text: '《网络出版服务管理规定》第二十七条：网络游戏上网出版前须经审批。免费的互动玩法，上架前也请法务确认。',
  },
  { icon: 'ban', title: '不碰现金', text: '不接以现金下注、可兑回现金的玩法；审游戏类目时，我们要看您的结算规则。' },
  { icon: 'history', title: '裁决可查', text: '每一手与每一次拒绝留 180 天，够《网络安全法》要求的六个月。' },
] as const;

export const limits = [
  { value: String(measurements.signal.delivery), unit: '毫秒', name: '一手到各端', condition: '中位数，双方在线' },
  { value: '60', unit: '秒', name: '断线可回来', condition: '默认值，10 到 180 秒可调' },
  { value: '1.5', unit: 'MB', name: '一款游戏首包', condition: '网页版，压缩后，内置的十二款' },
  { value: String(productLimits.signal.channel), unit: '人', name: '一局观战', condition: '更多的人走聊天室' },
];

export const cases = [
  {
    when: '百人同图、要听声辨位',
    why: '房间语音没有远近，棋盘也装不下一张地图。',
    instead: { href: '/game-voice', name: '游戏语音' },
  },
  {
    when: '比的是礼物，不是棋',
    why: '不需要棋谱，要的是跨房的计分与倒计时。',
    instead: { href: '/pklinkmic', name: 'PK 连麦' },
  },
  {
    when: '陌生人两两配对，聊天收费',
    why: '要的是匹配、首帧和计价，棋盘留到聊熟了再说。',
    instead: { href: '/social-1v1', name: '一对一社交' },
  },
];

export const steps = [
  { title: '挑两三款', text: '内置十二款，源码可改皮肤；也可以装您自己的网页游戏。一天。' },
  { title: '接两个回调', text: '开局前问一次资格，散局后收一份带签名的棋谱，奖品由您发。两天。' },
  { title: '真机对打', text: '一台开飞行模式，看另一台怎样等、怎样续。两天。' },
];

export const questions = [
  { question: '游戏是你们开发的吗？', answer: '内置的是，随方案授权；能跑在网页里、由服务端裁决的也能装。' },
  { question: '会不会拖慢低端机？', answer: '游戏与语音各在一个进程。内存低于 300 MB 时，小游戏先降帧，语音不动。' },
  { question: '作弊怎么防？', answer: '客户端手里没有答案，也没有骰子。它能做的只是递错意图，服务端拒绝并记录。' },
  { question: '怎么收费？', answer: '语音按参与者分钟，照房间的价；对局消息不单收，内置游戏按月授权，报价随合同。' },
];

export const neighbours = [
  { href: '/voicechat', name: '语聊房', text: '小游戏住在它的下半屏，麦位照旧。' },
  { href: '/signal', name: '信令', text: '每一手都由它送，带序号与确认。' },
  { href: '/whiteboard', name: '互动白板', text: '你画我猜的画布，笔迹可以回放。' },
];
