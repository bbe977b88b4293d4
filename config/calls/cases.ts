import * as z from 'zod';
import { contentLimits } from '../content-limits.ts';
import { buildLimits } from '../limits.ts';
import { buildAddresses } from './addresses.ts';
import { call, linkPattern } from '#generator';
import { paging } from '#generator/records';
import {
  addressId,
  anyText,
  html,
  id,
  link,
  productCode,
  publication,
  published,
  text,
  total,
  updatedLast,
} from './shapes.ts';

const metric = z.object({
  value: text.meta({ description: 'The figure with its unit', 'x-zh': '数字带单位', examples: ['38%'] }),
  label: text.meta({ description: 'What it measures', 'x-zh': '这个数字说的是什么', examples: ['接通时间缩短'] }),
});

const caseHead = z.object({
  id: addressId,
  title: text.meta({ examples: ['一百所乡村学校，同上一堂音乐课'] }),
  customer: text.meta({ description: 'Name of the customer', 'x-zh': '客户名称', examples: ['青禾云校'] }),
  summary: anyText.meta({ description: 'One or two sentences', 'x-zh': '一两句话' }).default(''),
  type: id.meta({ description: 'Id of its type', 'x-zh': '所属类型的编号', examples: ['education'] }).default(''),
  products: z.array(productCode).meta({ description: 'Products it is built with', 'x-zh': '用到的产品' }).default([]),
  metrics: z
    .array(metric)
    .min(2)
    .max(4)
    .meta({
      description: 'Results in figures',
      'x-zh': '用数字说的结果',
      examples: [
        [
          { value: '38%', label: '接通时间缩短' },
          { value: '200 间', label: '同上一课的教室' },
        ],
      ],
    }),
  quote: z
    .object({ text, by: text })
    .optional()
    .meta({ description: 'What the customer says, and who says it', 'x-zh': '客户的话和说话的人' }),
  desc_link: z
    .string()
    .max(contentLimits.address)
    .trim()
    .pipe(link)
    .optional()
    .meta({
      description: 'Where to read on; spaces around it are dropped',
      'x-zh': '延伸阅读的地址',
      examples: ['/edu'],
      pattern: `^\\s*${linkPattern.source.slice(1, -1)}\\s*$`,
    }),
  ...published,
  ...publication,
});
export type CaseHead = z.infer<typeof caseHead>;

const wholeCase = caseHead.extend({ content: html });
export type Case = z.infer<typeof wholeCase>;

const neighbour = z.object({ id, title: text, customer: text });

export const caseList = call({
  ...buildAddresses.caseList,
  about: 'Customer cases, newest first, without their bodies.',
  request: z.object({
    ...paging,
    type: id.optional().meta({ description: 'Only cases of this type', examples: ['education'] }),
  }),
  data: z.object({ total, list: z.array(caseHead.overwrite(updatedLast)) }),
  empty: { total: 0, list: [] },
  records: ['list.*.products', 'list'],
  paged: { kind: 'case', size: buildLimits.casePage },
  shown: { kind: 'case', only: (data, keep) => ({ ...data, list: data.list.filter(keep) }) },
});

export const caseTop = call({
  ...buildAddresses.caseTop,
  about: 'The cases that stand first, in the order shown.',
  request: z.object({}),
  data: z.array(caseHead.overwrite(updatedLast)),
  empty: [],
  records: ['*.products', ''],
  shown: { kind: 'case', only: (data, keep) => data.filter(keep) },
  named: { kind: 'case', only: (data, has) => data.filter(({ id }) => has(id)) },
});

const caseKind = z.object({
  id,
  name: text.meta({ examples: ['教育'] }),
  is_industry_case: z.int().meta({ description: 'Above 0 for an industry', 'x-zh': '大于 0 表示行业', examples: [1] }),
});
export type CaseType = z.infer<typeof caseKind>;

export const caseType = call({
  ...buildAddresses.caseType,
  about: 'Types of cases. Those with `is_industry_case` above 0 are industries.',
  request: z.object({}),
  data: z.array(caseKind),
  empty: [],
  records: [''],
});

const logo = z.object({
  id,
  name: text.meta({ description: 'Name of the customer, drawn as type', 'x-zh': '客户名称，按文字画出' }),
  link: link.optional(),
});

export const caseLogo = call({
  ...buildAddresses.caseLogo,
  about: 'Customers whose names stand on the case list.',
  request: z.object({}),
  data: z.array(logo),
  empty: [],
  records: [''],
});

export const casePrevOrNext = call({
  ...buildAddresses.casePrevOrNext,
  about: 'One case with its body; `prev` is the next older one, `next` the next newer one.',
  request: z.object({ id }),
  data: z
    .object({
      current: wholeCase.overwrite(updatedLast),
      prev: neighbour.nullable().default(null),
      next: neighbour.nullable().default(null),
    })
    .nullable(),
  empty: null,
  records: ['current.products'],
  updated: (data) => data?.current.updateTime,
  named: {
    kind: 'case',
    only: (data, has) =>
      data && {
        ...data,
        prev: data.prev && has(data.prev.id) ? data.prev : null,
        next: data.next && has(data.next.id) ? data.next : null,
      },
  },
  html: ['current.content'],
});
