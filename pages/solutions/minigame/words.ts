import { measurements } from '../../../config/measurements.ts';
import { productLimits } from '../../../config/product-limits.ts';

export const games = [
  { title: '井字棋、五子棋', text: '走子要裁判，观战看棋谱。一手 60 字节。', icon: 'grid-3x3' },
  { title: '你画我猜', text: '笔迹走白板，答案只在服务端；猜中的人先闭公屏。', icon: 'pencil' },
  { title: '骰子与飞行棋', text: '点数由服务端摇，种子散场后公布，谁都能复核。', icon: 'dices' },
  { title: '狼人杀', text: '天黑换频道：狼听得见狼，平民的下行里没有这几路。', icon: 'moon' },
] as const;

export const mishaps = [
  {
    title: '一开局，语音断了',
    text: '游戏引擎初始化音频时抢了声卡，房里的人突然听不见彼此。我们让游戏的音效并进房间的混音，声卡只开一次。',
  },
  {
    title: '两边棋盘不一样',
    text: '各自本地落子再同步，弱网下顺序会反。这里客户端只递意图，棋盘由服务端一手一手记下再广播。',
  },
  {
    title: '快输了就拔网线',
    text: '断线 60 秒内回来，从最后一手接着下；逾时由您的规则判负或托管。',
  },
];

export const layers = [
  { title: '语音', text: '沿用房间那一路，开局不重新进房，麦位不动。' },
  {
    title: '对局',
    text: `意图、裁决、广播走信令，落子到各端的中位数 ${measurements.signal.delivery} 毫秒；每手有序号，重发不重走。`,
  },
  { title: '画面', text: '网页小游戏装在房间的下半屏，首包 1.5 MB 以内，关掉即回收内存。' },
  { title: '结算', text: '胜负回调您的服务端，带整份棋谱与签名；积分、奖品由您发。' },
];

export const rules = [
  { icon: 'ban', title: '不做的', text: '不接以现金下注、可兑回现金的玩法。审核游戏类目时，我们要看您的结算规则。' },
  { icon: 'scroll-text', title: '版号', text: '收费的游戏须有出版批准；房间里免费的互动玩法，上架前也请法务确认。' },
  {
    icon: 'baby',
    title: '未成年人',
    text: '实名为未成年的账号，按法定时段与时长收回开局权限，语音照旧受房间规则约束。',
  },
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
  {
    when: '课堂上的互动题',
    why: '要批注、翻页和回放，白板更顺手。',
    instead: { href: '/whiteboard', name: '互动白板' },
  },
];

export const steps = [
  { title: '挑两三款', text: '内置十二款，源码可改皮肤；也可以装您自己的网页游戏。' },
  { title: '接两个回调', text: '开局前问一次资格，散局后收一份棋谱。' },
  { title: '真机对打', text: '一台开飞行模式，看另一台怎样等、怎样续。第一款一周上线。' },
];

export const questions = [
  {
    question: '游戏是你们开发的吗？',
    answer: '内置的十二款是，随方案授权。第三方的也能装，只要能跑在网页里、肯把裁决交给服务端。',
  },
  { question: '会不会拖慢低端机？', answer: '游戏与语音各在一个进程。内存低于 300 MB 时，小游戏先降帧，语音不动。' },
  { question: '作弊怎么防？', answer: '客户端手里没有答案，也没有骰子。它能做的只是递错意图，服务端拒绝并记录。' },
  { question: '怎么收费？', answer: '语音按参与者分钟，照房间的价；对局消息不单收，内置游戏按月授权，报价随合同。' },
];

export const neighbours = [
  { href: '/voicechat', name: '语聊房', text: '小游戏住在它的下半屏，麦位照旧。' },
  { href: '/signal', name: '信令', text: '每一手都由它送，带序号与确认。' },
  { href: '/whiteboard', name: '互动白板', text: '你画我猜的画布，笔迹可以回放。' },
];
