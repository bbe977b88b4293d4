import type { TicketProps } from '../../../components/campaign/ticket.tsx';
import type { ReceiptProps } from '../../../components/sections/receipt.tsx';
import { offers } from '../../../config/offers.ts';
import { roundYuan } from '../../../config/rules/price.ts';
import { earned } from '../../../config/rules/recommend.ts';

const { friend, steps, payment, days, credited, months } = offers.recommend;
const money = (yuan: number) => roundYuan(yuan * 100);
const [first] = steps;

export const lead = `好友用您的链接注册、实名，并在 ${days} 天内首充满 ${money(payment)}，这张票就从中间撕开：他得 ${money(friend)}，您得 ${money(first.each)} 起。`;

export const halves: readonly [TicketProps, TicketProps] = [
  {
    kind: '好友这一半',
    value: money(friend),
    text: '代金券，抵扣任意产品的按量账单。',
    stub: [
      { name: '到账', value: `首充后 ${credited} 个工作日` },
      { name: '有效期', value: `${months} 个月` },
    ],
    tone: 'second',
    torn: 'right',
  },
  {
    kind: '您这一半',
    value: money(first.each),
    unit: '起',
    text: `代金券，第 ${steps[1].from} 位起 ${money(steps[1].each)}，第 ${steps[2].from} 位起 ${money(steps[2].each)}。`,
    stub: [
      { name: '到账', value: '与好友同时' },
      { name: '有效期', value: `${months} 个月` },
    ],
    torn: 'left',
  },
];

const friends = 6;
export const example: ReceiptProps = {
  title: '老周的一年',
  meta: `推荐 8 位，计入 ${friends} 位`,
  rows: [
    { name: `第 1 至 ${steps[1].from - 1} 位`, how: `3 位 × ${money(first.each)}`, amount: money(3 * first.each) },
    {
      name: `第 ${steps[1].from} 至 ${friends} 位`,
      how: `3 位 × ${money(steps[1].each)}`,
      amount: money(3 * steps[1].each),
    },
    { name: '另有两位', how: '注册后没有充值，不计', amount: money(0) },
  ],
  total: { name: '代金券合计', amount: money(earned(friends)) },
  note: '两位没有充值的，超过期限后不再算，也不影响下一位的档。',
  stamp: '算例',
};

export const chain = [
  { when: '第 0 天', title: '发出链接', text: '控制台“推荐有礼”里复制，链接带您的推荐码，不过期。' },
  { when: '点击后 30 天内', title: '好友注册并实名', text: '30 天内注册都记到您名下；换了设备的，注册时手填推荐码。' },
  {
    when: `注册后 ${days} 天内`,
    title: `首充满 ${money(payment)}`,
    text: '一次充满，或者几次累计。用券支付的不算。',
    marked: true,
  },
  { when: `再过 ${credited} 个工作日`, title: '双方到账', text: '两边同时收到短信，控制台能看到每一位走到哪一步。' },
];
