import * as z from 'zod';
import { text } from '../calls/shapes.ts';
import { pricedProducts } from '../priced-products.ts';
import { lineOf } from '../rules/price.ts';
import { count, recordName, yuan } from './amounts.ts';
import { said } from './said.ts';
import { tiersOf } from './tiers.ts';

const name = text.meta(said('As visitors read it', '访客看到的名称'));
const unit = text.meta(said('What is counted', '计价单位'));

const meter = z.object({
  name,
  unit,
  per: count(1).optional().meta(said('Units that a price is for; 1 without it', '价格对应的数量，不填是 1')),
  gift: count().optional().meta(said('Units a month that cost nothing', '每月赠送的数量')),
  tiers: tiersOf('yuan', yuan),
});

const plan = z.object({ name, yuan: yuan.meta(said('Yuan a month', '每月多少元')) });

const packageShape = z.object({
  meter: z.string().meta(said('Name of the meter that it is used up by', '抵扣哪一项，写它的编号')),
  amount: count(1).meta(said('Units in the package', '包里的数量')),
  yuan: yuan.meta(said('Yuan for the package', '整包多少元')),
  months: count(1).meta(said('Months in which it is used up', '几个月内用完')),
});

const rate = z.object({ name, unit, yuan, note: text.optional() });

const product = z
  .object({
    minimum: yuan.optional().meta(said('Least that a month in use is charged, in yuan', '每月最低消费，元')),
    plans: z.record(recordName, plan).optional().meta(said('Monthly fees', '版本月费')),
    meters: z.record(recordName, meter).meta(said('What is counted and paid by the month', '按量计费的项目')),
    packages: z.array(packageShape).meta(said('Amounts paid ahead', '预付套餐')),
    rates: z.record(recordName, rate).meta(said('Listed prices that are in no calculator', '另列的价格，不进计算器')),
  })
  .superRefine(({ meters, packages }, context) => {
    packages.forEach((one, index) => {
      const found = Object.hasOwn(meters, one.meter) ? meters[one.meter]! : null;
      if (found === null)
        return context.addIssue({
          code: 'custom',
          path: ['packages', index, 'meter'],
          message: `no meter of this product has that name; it has ${Object.keys(meters).join(', ')}`,
        });
      const { per = 1, gift = 0, tiers } = found;
      const inFen = tiers.map(({ upTo = null, yuan: price }) => ({ upTo, fen: Math.round(price * 100) }));
      const counted = lineOf({ id: one.meter, name: '', unit: '', per, gift, tiers: inFen }, one.amount).fen / 100;
      if (one.yuan > counted)
        context.addIssue({
          code: 'custom',
          path: ['packages', index, 'yuan'],
          message: `a package costs no more than the same amount by the month, which is ${counted} yuan`,
        });
    });
  });

const agentRate = z.object({ name, yuan, unit, about: text });

const legacyPrice = z.object({
  name,
  amount: count(1).meta(said('Messages in the package', '包里的条数')),
  money: yuan.meta(said('Yuan for the package', '整包多少元')),
  unitPrice: z.number().min(0).meta(said('Yuan for a message', '每条多少元')),
  srcUnitPrice: z.number().min(0).meta(said('Yuan for a message before the promotion', '活动前每条多少元')),
});

/** `prices.json`: all prices in yuan. */
export const priceFile = z.object({
  products: z.object(
    Object.fromEntries(pricedProducts.map((one) => [one, product])) as Record<
      (typeof pricedProducts)[number],
      typeof product
    >,
  ),
  agent: z
    .object({ hear: agentRate, think: agentRate, say: agentRate, call: agentRate.pick({ name: true, about: true }) })
    .meta(said('Voice agent', '语音智能体')),
  legacySms: z
    .object({ sms: z.array(legacyPrice), voiceSms: z.array(legacyPrice) })
    .meta(said('Prices of the SMS promotion, closed to new customers', '老客户的短信活动价')),
});
