import * as z from 'zod';
import { count } from './amounts.ts';
import { said } from './said.ts';

/** Steps of a volume price: each has a bound but the last, and costs less than the one before it. `currency` names the field of its price. */
export function tiersOf<Currency extends string, Price extends z.ZodType<number>>(currency: Currency, price: Price) {
  const upTo = count(1)
    .optional()
    .meta(said('Last unit at this price; the last step has none', '这一档到多少为止，最后一档不填'));
  return z
    .array(z.object({ upTo, [currency]: price } as { upTo: typeof upTo } & Record<Currency, Price>))
    .min(1, { error: 'a price has one step at least' })
    .superRefine((steps, context) => {
      const tiers = steps as readonly ({ upTo?: number } & Record<Currency, number>)[];
      tiers.forEach((tier, index) => {
        const before = tiers[index - 1];
        const wrong = (field: string, message: string) =>
          context.addIssue({ code: 'custom', path: [index, field], message });
        const isLast = index === tiers.length - 1;
        if (isLast && tier.upTo !== undefined) wrong('upTo', 'the last step has no bound; remove it, or add a step');
        if (!isLast && tier.upTo === undefined) wrong('upTo', 'every step but the last says up to what it is');
        if (before?.upTo !== undefined && tier.upTo !== undefined && tier.upTo <= before.upTo)
          wrong('upTo', `a step begins where the one before it ends, at ${before.upTo}`);
        if (before && tier[currency] >= before[currency])
          wrong(currency, `a step costs less than the one before it, which costs ${before[currency]}`);
      });
    })
    .meta(said('From the first unit on', '从第一个单位起的各档'));
}
