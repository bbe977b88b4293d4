import type { TicketProps } from '../../../components/campaign/ticket.tsx';
import type { ReceiptProps } from '../../../components/sections/receipt.tsx';
import { commitments } from '../../../config/commitments.ts';
import { meterOf, type PricedProduct } from '../../../config/prices.ts';
import { grouped, unitPrice, yuan } from '../../../config/rules/price.ts';
import { valid } from './words.yaml';

const { trial } = commitments;

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
