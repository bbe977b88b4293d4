import type { TicketProps } from '../../../components/campaign/ticket.tsx';
import type { ReceiptProps } from '../../../components/sections/receipt.tsx';
import { commitments } from '../../../config/commitments.ts';
import { meterOf, type PricedProduct } from '../../../config/prices.ts';
import { grouped, unitPrice, yuan } from '../../../config/rules/price.ts';

const { trial, firstSteps } = commitments;

export const lead = `${grouped(trial.chatUsers)} 位聊天月活、${grouped(trial.callMinutes)} 分钟通话、${trial.texts} 条短信、${trial.liveGigabytes} GB 直播流量，${trial.days} 天内随便用。用完就停，不会变成一张账单。`;

const valid = { name: '有效期', value: `${trial.days} 天` };

export const tickets: readonly TicketProps[] = [
  {
    kind: '聊天',
    value: grouped(trial.chatUsers),
    unit: '位月活',
    text: '单聊、群聊、聊天室和圈组都算，消息条数不限。',
    stub: [valid, { name: '计法', value: '自然月去重' }],
  },
  {
    kind: '通话',
    value: grouped(trial.callMinutes),
    unit: '分钟',
    text: '语音与高清视频同样扣，超清不在包内。',
    stub: [valid, { name: '计法', value: '每人每分钟' }],
    tone: 'second',
  },
  {
    kind: '短信',
    value: trial.texts,
    unit: '条',
    text: '国内验证码和通知，签名与模板审核通过后可发。',
    stub: [valid, { name: '计法', value: '70 字一条' }],
    tone: 'third',
  },
  {
    kind: '直播',
    value: trial.liveGigabytes,
    unit: 'GB',
    text: '一位观众看 720p 约 74 小时，推流不扣。',
    stub: [valid, { name: '计法', value: '下行流量' }],
  },
];

/** Teams that try calls, by the minutes of a day. */
export const teams = [
  { name: '语聊房压测', how: '40 台测试机各开 20 分钟，一天 800 分钟。', perDay: 800, tone: 'third' },
  { name: '小班课试讲', how: '7 人上一节 45 分钟的课，加上彩排，一天 400 分钟。', perDay: 400, tone: 'second' },
  { name: '三人联调', how: '3 位工程师各通话 50 分钟，一天 150 分钟。', perDay: 150, tone: 'first' },
] as const;

/** When a team has used its minutes up. */
export function usedOn({ perDay }: { perDay: number }): string {
  const last = Math.ceil(trial.callMinutes / perDay);
  return last <= trial.days ? `第 ${last} 天用完` : `到期还剩 ${grouped(trial.callMinutes - perDay * trial.days)} 分钟`;
}

function part<Product extends PricedProduct>(product: Product, id: string, amount: number) {
  const meter = meterOf(product, id);
  const fen = Math.round((amount * meter.tiers[0]!.fen) / meter.per);
  return {
    fen,
    name: meter.name,
    how: `${grouped(amount)} ${meter.unit} × ${unitPrice({ fen: meter.tiers[0]!.fen, per: meter.per })}`,
  };
}

const counted = [
  part('im', 'mau', trial.chatUsers),
  part('netcall', 'hd', trial.callMinutes),
  part('sms', 'notice', trial.texts),
  part('live', 'traffic', trial.liveGigabytes),
];

export const worth: ReceiptProps = {
  title: '试用包折算',
  meta: `${trial.days} 天`,
  rows: counted.map(({ name, how, fen }) => ({ name, how, amount: yuan(fen) })),
  total: { name: '合计', amount: yuan(counted.reduce((sum, { fen }) => sum + fen, 0)) },
  note: '通话按高清视频折算。',
  stamp: '不收',
};

export const stages = [
  { when: '第 1 天', title: '实名通过，到账', text: `${firstSteps.message} 分钟收发第一条消息的步骤在控制台首页。` },
  { when: '用到八成', title: '发一次提醒', text: '短信和邮件各一次，写明剩余量和按当前速度能用到哪天。' },
  {
    when: `第 ${trial.days} 天`,
    title: '到期，停止扣减',
    text: '每月的赠送照常；它也用完，接口返回“额度不足”，已建立的通话不切断。',
    marked: true,
  },
  { when: '之后', title: '充值，原地继续', text: '应用标识、密钥、群和历史消息都不变，代码一行不用改。' },
];

export const cases = [
  {
    when: '只想看看效果',
    why: '示例应用不用注册，扫码就能和同事通一次话。',
    instead: { href: '/sdk/app/im', name: '示例应用' },
  },
  {
    when: '要做十万人的压测',
    why: '试用包撑不过一分钟，也会碰到并发上限。约架构师排期。',
    instead: { href: '/promotion/advisory', name: '专家咨询' },
  },
  {
    when: '已经在用别家，准备迁移',
    why: '先看用量折成多少钱，再谈迁移期的双跑额度。',
    instead: { href: '/promotion/info-collect', name: '方案咨询' },
  },
];
