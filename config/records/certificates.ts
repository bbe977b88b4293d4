import * as z from 'zod';
import { anyText, text } from '../calls/shapes.ts';
import { day } from './campaigns.ts';
import { recordName } from './amounts.ts';
import { said } from './said.ts';

const certificate = z
  .object({
    name: text,
    subject: text.meta(said('What was examined', '审查的对象')),
    rules: text.meta(said('By which rules', '依据的标准')),
    from: day.meta(said('First day on which it is valid', '生效的第一天')),
    until: day.meta(said('Last day on which it is valid', '有效的最后一天')),
    audits: z
      .array(day)
      .meta(
        said(
          'Audits between the two days; it stays valid only if each is passed',
          '有效期内的监督审核，每次通过才继续有效',
        ),
      ),
    covers: z
      .array(anyText)
      .meta(
        said(
          'What it covers of each group of products, in their order; empty for nothing',
          '对各组产品覆盖什么，按产品组的顺序，不覆盖留空',
        ),
      ),
  })
  .superRefine(({ from, until, audits }, context) => {
    const wrong = (path: (string | number)[], message: string) => context.addIssue({ code: 'custom', path, message });
    if (until <= from) wrong(['until'], `the last day is not after the first one, ${from}`);
    audits.forEach((audit, index) => {
      if (audit <= from || audit >= until) wrong(['audits', index], `an audit is between ${from} and ${until}`);
    });
  });

/** `certificates.json`: what is certified, by which rules, from when until when. */
export const certificateFile = z
  .object({
    asOf: day.meta(
      said('Day up to which audits count as done: changed with every audit', '审核算作完成到哪一天，每次审核后改'),
    ),
    products: z.array(text).min(1).meta(said('Groups of products', '产品组')),
    certificates: z.record(recordName, certificate),
  })
  .superRefine(({ products, certificates }, context) => {
    for (const [id, { covers }] of Object.entries(certificates))
      if (covers.length !== products.length)
        context.addIssue({
          code: 'custom',
          path: ['certificates', id, 'covers'],
          message: `it has ${covers.length} values, one for each of the ${products.length} groups of products is needed`,
        });
  });
