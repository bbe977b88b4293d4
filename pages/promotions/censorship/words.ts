import type { TicketProps } from '../../../components/campaign/ticket.tsx';
import type { ReceiptProps } from '../../../components/sections/receipt.tsx';
import { offers } from '../../../config/offers.ts';
import { priceExamples } from '../../../config/price-examples.ts';
import { firstMonth } from '../../../config/rules/censorship.ts';
import { grouped, yuan } from '../../../config/rules/price.ts';

const { gift, appeal } = offers.censorship;
const rows = firstMonth(priceExamples.censorship[1].quantities);

export const lead = `一句话、一张图、一段声音，先给分，再按您定的两条线放行、复核或拦截。2026 年 12 月 31 日前首次开通，首月每类送 ${grouped(gift)} 次，超出的五折。`;

/** What was handed in, its label, and how sure the model is. */
export const feed = [
  { kind: '文本', text: '周末一起去看展吗', label: '正常', score: 0.02 },
  { kind: '文本', text: '加我，内部名额稳赚', label: '广告引流', score: 0.97 },
  { kind: '图片', text: '沙滩合影一张', label: '色情', score: 0.64 },
  { kind: '文本', text: '你给我等着', label: '人身攻击', score: 0.78 },
  { kind: '图片', text: '海报，角落有码', label: '广告引流', score: 0.93 },
  { kind: '视频', text: '游戏里的打斗', label: '暴恐', score: 0.41 },
] as const;

/** From which score on a thing is looked at by people, and from which it is blocked. */
export const thresholds = { review: 0.6, block: 0.9 } as const;

export const verdictOf = (score: number) =>
  score >= thresholds.block ? '拦截' : score >= thresholds.review ? '复核' : '放行';

export const ticket: TicketProps = {
  kind: '首次开通',
  value: '5',
  unit: '折',
  text: `文本、图片、音频、视频机审，首个自然月内，每类先送 ${grouped(gift)} 次再打折。`,
  stub: [
    { name: '开通截止', value: '2026.12.31' },
    { name: '给谁', value: '没开通过的账号' },
    { name: '领取', value: '自动' },
  ],
};

export const bill: ReceiptProps = {
  title: '一个社交应用的首月',
  meta: '算例',
  rows: rows.map(({ name, how, fen }) => ({ name, how, amount: yuan(fen) })),
  total: { name: '首月合计', amount: yuan(rows.reduce((sum, { fen }) => sum + fen, 0)) },
  note: '第二个月起按公开价，打开价格页可以逐项对。',
};

export const labels = [
  { title: '涉政', text: '旗帜、地图、人物与影射' },
  { title: '色情', text: '露骨、低俗、性暗示与呻吟' },
  { title: '暴恐', text: '血腥、武器、爆炸与极端标志' },
  { title: '违禁', text: '毒品、赌博、枪支与假证' },
  { title: '广告引流', text: '联系方式、变体字与角落里的码' },
  { title: '人身攻击', text: '辱骂、威胁、歧视与骚扰' },
  { title: '未成年人', text: '诱导、欺凌与不宜展示的画面' },
  { title: '无意义', text: '灌水、乱码、静音与黑屏' },
];

export const steps = [
  { title: '先观察', text: '开通后默认只打标签不处置，看三天分数的分布。' },
  { title: '定两条线', text: '复核线与拦截线按类别分开设，先松后紧。' },
  { title: '接申诉', text: `用户点“误判”，进复核台，${appeal} 个工作日内答复，结论回流给模型。` },
];

export const limits = [
  { value: '500', unit: '字', name: '一条文本', condition: '超出的每 500 字再计一条' },
  { value: '100', unit: '次/秒', name: '默认并发', condition: '预付套餐 500 次' },
  { value: '7', unit: '天', name: '相同图片的结果', condition: '缓存期内不重复计费' },
  { value: String(appeal), unit: '个工作日', name: '误判申诉', condition: '从提交到答复' },
];

export const questions = [
  { question: '五折按什么时间算？', answer: '按首次开通那天所在的自然月，月中开通的也只到月底。' },
  {
    question: '消息和直播要改代码吗？',
    answer: '即时通讯、聊天室和直播在控制台勾选即可，命中后由服务端拦下；自己的内容调一个接口。',
  },
  { question: '送审的内容会留下吗？', answer: '只留判定结果和指纹。打开复核台的，原文留到复核结束后七天。' },
  { question: '误判多少算正常？', answer: '随阈值变。复核台每周给出抽样的误伤率和漏放率，调线之前先看这两列。' },
];

export const neighbours = [
  { href: '/im', name: '即时通讯 IM', text: '消息发出前审，违规的对方收不到。' },
  { href: '/live', name: '直播', text: '每五秒抽一帧，违规的断流留证。' },
  { href: '/chatroom', name: '聊天室', text: '弹幕先放行后撤回，高峰时不堵。' },
];

export const cases = [
  {
    when: '要的是整段通话的实时监听',
    why: '我们按切片送审，只看片段；全程录制与留证是另一件事。',
    instead: { href: '/service', name: '技术支持' },
  },
  {
    when: '内容不能离开自己的机房',
    why: '模型与词库可以部署到您的机房，按节点计价。',
    instead: { href: '/promotion/advisory', name: '专家咨询' },
  },
];
