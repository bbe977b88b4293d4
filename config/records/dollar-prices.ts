import * as z from 'zod';
import { text } from '../calls/shapes.ts';
import { count, dollars, recordName } from './amounts.ts';
import { said } from './said.ts';
import { tiersOf } from './tiers.ts';

const name = text.meta(said('As visitors read it', '访客看到的名称'));

const meter = z.object({
  name,
  unit: text.meta(said('What is counted, in the plural', '计价单位，英文复数')),
  per: count(1).optional().meta(said('Units that a price is for; 1 without it', '价格对应的数量，不填是 1')),
  free: count().optional().meta(said('Units a month that cost nothing', '每月免费的数量')),
  tiers: tiersOf('dollars', dollars),
});

/** `dollar-prices.json`: all prices in US dollars. */
export const dollarPriceFile = z.object({
  meters: z.record(recordName, meter).meta(said('In the calculator, by name', '计算器里的项目，按编号')),
  others: z.object({ 'live-fast': meter, agent: meter }).meta(said('Not in the calculator', '不进计算器的项目')),
  ownAgent: dollars.meta(
    said(
      'A thousand minutes of a voice agent with the model and voices of the customer',
      '自带模型与音色的智能体，每千分钟',
    ),
  ),
  texts: z
    .array(
      z.object({
        to: text.meta(said('Country', '国家')),
        dollars: dollars.meta(said('Dollars for a thousand segments', '每千条多少美元')),
        rule: text.meta(said('What the country asks for first', '该国的登记要求')),
      }),
    )
    .min(1)
    .meta(said('Text messages by destination; the first one is shown first', '各国短信，第一行先显示')),
  rates: z.array(z.object({ name, dollars, unit: text })).meta(said('Listed prices', '另列的价格')),
  billing: z.object({
    leastTopUp: dollars.meta(said('Smallest online payment', '最低充值')),
    contractFrom: dollars.meta(said('A month from which a yearly contract is offered', '月费达到多少可以签年约')),
    dueDays: count(1).meta(said('Days until an invoice is due', '账单几天内付清')),
  }),
});
