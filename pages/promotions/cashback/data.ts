import type { ReceiptProps } from '../../../components/sections/receipt.tsx';
import { commitments } from '../../../config/commitments.ts';
import { offers } from '../../../config/offers.ts';
import { grouped } from '../../../config/rules/price.ts';
import { cashbackOf, layersOf } from '../../../config/rules/cashback.ts';
import { howOf } from './model.ts';

const { steps } = offers.cashback;
const money = (yuan: number) => `¥${grouped(yuan)}`;

export const lead = `一个季度花掉的钱，超过 ${money(steps[0].from)} 的部分分档返现金券，最高一档返 ${steps.at(-1)!.percent}%。只有超过的部分按高一档算，不会多花一块钱反而少返。`;

const bill = (title: string, spent: number, note: string): ReceiptProps => ({
  title,
  meta: `季度消费 ${money(spent)}`,
  rows: layersOf(spent).map((layer) => ({
    name: `${money(layer.from)} 以上的部分`,
    how: howOf(layer),
    amount: money(layer.back),
  })),
  total: { name: '返现金券', amount: money(cashbackOf(spent)) },
  note,
  stamp: '算例',
});

export const examples: readonly [ReceiptProps, ReceiptProps] = [
  bill('一家在线琴房', 48_000, '每月约 ¥16,000，全部是通话分钟与白板。'),
  bill('一家语音社交应用', 360_000, '每月账单约 ¥129,000，先减去国际短信 ¥9,000，其余计入。'),
];

export const cases = [
  {
    when: `每月稳定超过 ${money(commitments.billing.contract)}`,
    why: '年度合约直接降单价，比返券省得多。两样不能同时用。',
    instead: { href: '/price', name: '年度合约' },
  },
  { when: '一个季度只花几千元', why: '不到起点，一分也不返。', instead: { href: '/price/netcall', name: '通话套餐' } },
];
