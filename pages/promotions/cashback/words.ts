import type { ReceiptProps } from '../../../components/sections/receipt.tsx';
import { commitments } from '../../../config/commitments.ts';
import { offers } from '../../../config/offers.ts';
import { grouped } from '../../../config/rules/price.ts';
import { cashbackOf, layersOf } from '../../../config/rules/cashback.ts';
import { howOf } from './model.ts';

const { steps, credited, months } = offers.cashback;
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

export const quarter = [
  { when: '季度最后一天', title: '账单截止', text: '24 点以前产生的用量算这个季度。' },
  { when: '第 3 个工作日', title: '账单确认', text: '赠送、退款和有争议的金额在这里减掉。' },
  { when: `第 ${credited} 个工作日`, title: '券到账户', text: '短信和邮件写明各档怎么算的。', marked: true },
  { when: `${months} 个月后`, title: '券过期', text: '到期前一个月提醒一次。优先抵扣快过期的。' },
];

export const counted = [
  {
    title: '计入',
    mark: 'done' as const,
    items: [
      { text: '按量账单', note: '聊天、通话、直播、点播、白板、国内短信、一键登录' },
      { text: '预付套餐', note: '按实付金额，算在购买的季度' },
    ],
  },
  {
    title: '不计入',
    mark: 'never' as const,
    items: [
      { text: '国际短信与号码月租', note: '代收代付，我们不加价' },
      { text: '年度合约、人工审核，以及用券抵掉的部分', note: '单价已经谈过，或者已经优惠过一次' },
    ],
  },
];

export const cases = [
  {
    when: `每月稳定超过 ${money(commitments.billing.contract)}`,
    why: '年度合约直接降单价，比返券省得多。两样不能同时用。',
    instead: { href: '/price', name: '年度合约' },
  },
  { when: '一个季度只花几千元', why: '不到起点，一分也不返。', instead: { href: '/price/netcall', name: '通话套餐' } },
];
