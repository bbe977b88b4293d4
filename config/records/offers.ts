import * as z from 'zod';
import { count, percent } from './amounts.ts';
import { said } from './said.ts';

const days = count(1);

/** Steps that begin at growing numbers. */
const stepsOf = <Value extends z.ZodObject>(value: Value) =>
  z
    .array(value)
    .min(1)
    .superRefine((steps, context) => {
      const begins = (steps as readonly { from?: number }[]).map(({ from = 0 }) => from);
      begins.forEach((from, index) => {
        const before = begins[index - 1];
        if (before !== undefined && from <= before)
          context.addIssue({
            code: 'custom',
            path: [index, 'from'],
            message: `a step begins above the one before it, at ${before}`,
          });
      });
    });

/** `offers.json`: terms of the offers, each number once. Amounts are in yuan. */
export const offerFile = z.object({
  recommend: z
    .object({
      friend: count().meta(said('What the friend gets, once, in yuan', '好友得到多少元，一次')),
      steps: stepsOf(
        z.object({
          from: count(1).meta(said('From the friend with this number on', '从第几位好友起')),
          each: count().meta(said('Yuan for each friend', '每位好友多少元')),
        }),
      ).refine((steps) => steps.length === 3, { error: 'the page shows three steps' }),
      payment: count(1).meta(said('Least of the friend’s first payment, in yuan', '好友首充最少多少元')),
      days: days.meta(said('Days after registration within which it counts', '注册后几天内首充算数')),
      credited: days.meta(said('Working days until both have it', '几个工作日到账')),
      months: count(1).meta(said('Months that it is valid', '几个月有效')),
      most: count(1).meta(said('Friends a year that count', '每年最多几位好友')),
    })
    .meta(said('Recommendations', '推荐有礼')),
  cashback: z
    .object({
      steps: stepsOf(
        z.object({
          from: count().meta(said('Yuan spent in the quarter', '季度消费从多少元起')),
          percent: percent.meta(said('Share that comes back of what lies above, in per cent', '超出部分返还百分之几')),
        }),
      ),
      credited: days.meta(said('Working days after the quarter', '季度结束后几个工作日到账')),
      months: count(1).meta(said('Months that it is valid', '几个月有效')),
    })
    .meta(said('Cashback', '返现')),
  censorship: z
    .object({
      percent: percent.meta(said('Share of the list price in the first month', '首月按原价的百分之几')),
      gift: count().meta(said('Free quantity of each kind', '每类赠送的数量')),
      appeal: days.meta(said('Working days until an appeal is answered', '申诉几个工作日内答复')),
    })
    .meta(said('Content safety', '内容安全')),
  consultation: z
    .object({
      present: days.meta(said('Working days after the talk until the present is sent', '沟通后几个工作日寄出礼品')),
      deleted: days.meta(said('Days until what was handed in is deleted', '资料几天后删除')),
    })
    .meta(said('Consultation', '方案咨询')),
});
