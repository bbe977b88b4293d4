import * as z from 'zod';
import { sitePath } from '#generator';
import { addressId, text } from '../calls/shapes.ts';
import { count } from './amounts.ts';
import { said } from './said.ts';

type Lengths = { least: number; most: number };

/** The name of a text in an edition, and what search results say of it. */
const wordsOf = ({ least, most }: Lengths) =>
  z
    .object({
      name: text,
      about: text
        .refine(({ length }) => length >= least && length <= most, {
          error: `search results show ${least} to ${most} characters`,
        })
        .meta(said('What it settles, for search results', '给搜索结果看的一句话')),
    })
    .optional();

const legalText = z
  .object({
    slug: addressId.meta(said('Name of its files in protocols', 'protocols 里的文件名')),
    serviceType: count().optional().meta(said('Its number under /clauses', '在 /clauses 里的类型')),
    address: z
      .string()
      .regex(new RegExp(`^${sitePath}$`), { error: 'expected a path of this site' })
      .optional()
      .meta(said('An address of its own, in place of a number', '单独的地址，没有类型时写')),
    zh: wordsOf({ least: 60, most: 90 }),
    en: wordsOf({ least: 120, most: 155 }),
  })
  .refine(({ serviceType, address }) => (serviceType === undefined) !== (address === undefined), {
    error: 'a legal text has either a number or an address of its own',
  })
  .refine(({ zh, en }) => zh !== undefined || en !== undefined, { error: 'a legal text is in an edition' });

/** `legal-texts.json`: legal texts in the order of their list; the first one is shown where none is chosen. */
export const legalTextFile = z.array(legalText).superRefine((texts, context) =>
  texts.forEach((one, index) => {
    for (const field of ['slug', 'serviceType', 'address'] as const)
      if (one[field] !== undefined && texts.findIndex((other) => other[field] === one[field]) !== index)
        context.addIssue({
          code: 'custom',
          path: [index, field],
          message: `another legal text has the ${field} ${one[field]}`,
        });
  }),
);
