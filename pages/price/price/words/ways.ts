import type { ComparisonColumn, ComparisonRow } from '../../../../components/sections/comparison-table.tsx';
import { firstPrice } from '../../../../components/price/first-price.ts';
import { spaced } from '../../../../components/ui/spaced.ts';
import { meterOf, type PricedProduct, priceListOf } from '../../../../config/prices.ts';
import { commitments } from '../../../../config/commitments.ts';
import { discountOf, grouped, roundYuan } from '../../../../config/rules/price.ts';
import type { Offer } from './words.ts';

const { billing, support } = commitments;
const contracted = `月付 ¥${grouped(billing.contract)} 以上`;

/** Hours in which tickets are answered, and how soon, by the way of paying. */
export const daytime = `白天指 ${support.from} 至 ${support.to} 点`;
export const firstAnswers = [
  `${support.minutes} 分钟，工作日白天`,
  `${support.minutes} 分钟，每日白天`,
  `${support.contractMinutes} 分钟，7×24`,
] as const;

type WaysToPayOptions = {
  product: PricedProduct;
  /** The meter that most of the bill comes from. */
  meter: string;
  /** The meter of the lowest price, where it is another one. */
  entry?: string;
  /** Instead of that there is no commitment. */
  terms?: string;
  /** What is good about each way, for this product. */
  metered: readonly string[];
  prepaid: readonly string[];
  contract: readonly string[];
};

/** The three ways to pay for a product that has no versions. */
export function waysToPay({
  product,
  meter: id,
  entry = id,
  terms = '不买套餐，没有承诺，用量按天从余额扣。',
  metered,
  prepaid,
  contract,
}: WaysToPayOptions): readonly Offer[] {
  const { packages } = priceListOf(product);
  const meter = meterOf(product, id);
  const own = packages.filter((one) => one.meter === id);
  const best = own.at(-1)!;
  const first = firstPrice(meterOf(product, entry));
  const discount = discountOf({ meter, amount: best.amount, fen: best.fen });
  return [
    {
      name: '按量后付',
      text: terms,
      price: first.price,
      unit: spaced(first.unit, '起'),
      points: metered,
      action: { text: '注册后直接用' },
    },
    {
      name: '预付套餐',
      text: `用量稳定的业务，先买后用，最低 ${discount} 折。`,
      price: roundYuan(own[0]!.fen),
      unit: `${grouped(own[0]!.amount)} ${meter.unit}，${own[0]!.months} 个月有效`,
      points: prepaid,
      marked: true,
      action: { text: '到控制台购买' },
    },
    {
      name: '年度合约',
      text: `${contracted}，或需要专属保障的。`,
      price: '面议',
      unit: '按承诺用量报价',
      points: contract,
      action: { text: '咨询报价', talk: true },
    },
  ];
}

export const wayColumns: readonly ComparisonColumn[] = [
  { name: '按量后付', note: '试用与波动大的业务' },
  { name: '预付套餐', note: '用量稳定的业务', marked: true },
  { name: '年度合约', note: contracted },
];

/** What holds for every product, whichever way it is paid. */
export const serviceRows: { group: string; rows: readonly ComparisonRow[] } = {
  group: '账单与服务',
  rows: [
    { name: '最低消费', cells: ['无', '套餐价', '按合约'] },
    { name: '结算', cells: ['每日从余额扣', '先扣套餐，超出按量', '月结，账期 30 天'] },
    { name: '发票', cells: ['按实际消费', '按实付金额', '按月结单'] },
    {
      name: '工单首次响应',
      note: daytime,
      cells: firstAnswers,
    },
    { name: '专属技术群', cells: [false, true, true] },
    {
      name: '服务等级赔付',
      note: `月度可用性不足 ${commitments.uptime.standard}% 时`,
      cells: [true, true, `可约定 ${commitments.uptime.contract}%`],
    },
  ],
};
