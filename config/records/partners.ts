import * as z from 'zod';
import { text } from '../calls/shapes.ts';
import { count, percent } from './amounts.ts';
import { said } from './said.ts';

const days = count(1);

const level = z.object({
  name: text,
  trained: count(1).meta(said('People who need a training', '需要几人通过培训')),
  isv: z
    .object({
      annual: count().meta(said('From this consumption of the year before, in yuan', '上一年消费从多少元起')),
      tenths: z
        .number()
        .min(0, { error: 'a discount is 0 or more' })
        .max(10, { error: 'a discount is ten tenths at most' })
        .meta(said('What is paid, in tenths of the list price', '按原价的几折')),
    })
    .meta(said('Software makers', '软件厂商')),
  si: z
    .object({
      projects: count().meta(said('From this number of projects accepted', '验收的项目从几个起')),
      percent: percent.meta(said('Share of the list price, in per cent', '按原价分成百分之几')),
    })
    .meta(said('Integrators', '集成商')),
  dealer: z
    .object({ annual: count().meta(said('From this consumption of their customers, in yuan', '客户年消费从多少元起')) })
    .meta(said('Dealers', '代理商')),
});

const step = z.object({
  from: count().meta(said('Consumption of the year above which it counts, in yuan', '年消费超过多少元的部分')),
  percent: percent.meta(said('Share of that part, in per cent', '这一部分返百分之几')),
});

/** Refuses a number that is not above the one of the record before it. */
const growing =
  <Record>(steps: readonly (readonly [path: readonly string[], of: (record: Record) => number])[]) =>
  (records: readonly Record[], context: z.core.$RefinementCtx) => {
    for (const [path, of] of steps)
      records.forEach((record, index) => {
        const before = records[index - 1];
        if (before !== undefined && of(record) <= of(before))
          context.addIssue({
            code: 'custom',
            path: [index, ...path],
            message: `it has to be above the one before it, ${of(before)}`,
          });
      });
  };

/** `partners.json`: levels and terms of the partners, each number once. */
export const partnerFile = z.object({
  days: z
    .object({ papers: days, contract: days, order: days })
    .meta(said('Days after an application until papers, contract and first order', '申请后几天：资料、合同、首单')),
  levels: z
    .array(level)
    .length(3, { error: 'the pages show three levels' })
    .superRefine(
      growing<z.infer<typeof level>>([
        [['isv', 'annual'], ({ isv }) => isv.annual],
        [['si', 'projects'], ({ si }) => si.projects],
        [['dealer', 'annual'], ({ dealer }) => dealer.annual],
      ]),
    )
    .meta(said('Levels, from the first one on', '级别，从低到高')),
  si: z
    .object({
      protected: days.meta(said('Days that a reported project is theirs', '报备的项目保护几天')),
      answer: days.meta(said('Working days until a report is answered', '报备几个工作日内答复')),
    })
    .meta(said('Integrators', '集成商')),
  dealer: z
    .object({
      steps: z
        .array(step)
        .length(3, { error: 'the pages show three steps' })
        .superRefine(growing<z.infer<typeof step>>([[['from'], ({ from }) => from]])),
      protected: days.meta(said('Days that a registered customer is theirs', '登记的客户保护几天')),
      settled: days.meta(said('Working days after a quarter until it is paid', '季度结束后几个工作日结算')),
    })
    .meta(said('Dealers', '代理商')),
  referral: z
    .object({
      percent: percent.meta(said('Share of the consumption, in per cent', '按消费返百分之几')),
      months: count(1).meta(said('Months from the first payment that count', '从首次付费起算几个月')),
      most: count(1).meta(said('Most for one customer, in yuan', '一个客户最多多少元')),
      least: count(1).meta(
        said('What the customer pays before anything is paid out, in yuan', '客户累计付多少元后才结算'),
      ),
      link: days.meta(said('Days that a link stays valid in a browser', '链接在浏览器里几天有效')),
      settled: days.meta(said('Working days after a quarter until it is paid', '季度结束后几个工作日结算')),
    })
    .meta(said('Recommendations', '推荐')),
});
