import * as z from 'zod';
import { contentLimits } from '../content-limits.ts';
import { demoProducts, productCodes } from '../products.ts';
import { isMediaAddress, isSitePath, linkPattern, safeId, sitePath } from '#generator';
import { site } from '../site.ts';
import { moment } from './moment.ts';

/** Shared schemas. Unknown fields are dropped, so that new fields of the API cause no rebuild. */

/** Fields that control when a record is shown, besides `publishTime`. The build hides drafts, scheduled and expired records. */
export const publication = {
  draft: z.boolean().optional().meta({ description: 'Shown in previews only', 'x-zh': '只在预览里显示' }),
  expireTime: moment
    .optional()
    .meta({ description: 'When it disappears, ISO 8601 with its offset', 'x-zh': '何时下线，带时区的 ISO 8601' }),
};

/** When a record was published and when it last changed. Without `updateTime`, or with an earlier one, it last changed when it was published. */
export const published = {
  publishTime: moment,
  updateTime: moment.default('').meta({
    description: 'When it last changed; `publishTime` where it is missing or earlier',
    'x-zh': '最后修改时间，不填或更早时按发布时间',
  }),
};

type Times = { publishTime: string; updateTime: string };

export const updatedLast = <Record extends Times>(record: Record): Record =>
  Date.parse(record.updateTime) >= Date.parse(record.publishTime)
    ? record
    : { ...record, updateTime: record.publishTime };

/** The target of a link: a site path, http(s), mailto or tel; may be empty. */
export const link = z
  .string()
  .max(contentLimits.address)
  .regex(linkPattern, {
    error: 'expected a site path, or an http(s), mailto or tel address',
  })
  .meta({
    description: 'A site path, or an http(s), mailto or tel address; empty where there is nothing to link to',
    'x-zh': '站内路径，或 http(s)、mailto、tel 地址；没有链接就留空',
    examples: ['/im', 'https://doc.yunqiao.example/im'],
  });

/** The pattern of `picture`, for JSON Schema. */
export const picturePattern = `^(?:${sitePath}|https://(?:${site.mediaHosts.join('|').replaceAll('.', '\\.')})/[^\\s\\\\"'<>]*)$`;

/** A picture on this site or on a configured host. */
export const picture = z
  .string()
  .max(contentLimits.address)
  .refine((text) => isSitePath(text) || isMediaAddress(text, site.mediaHosts), {
    error: `expected a site path, or an https address on ${site.mediaHosts.join(' or ')}`,
  })
  .meta({
    description: `A site path, or an https address on ${site.mediaHosts.join(' or ')}`,
    'x-zh': `站内路径，或 ${site.mediaHosts.join('、')} 上的 https 地址`,
    examples: ['https://media.yunqiao.example/cover.webp'],
    pattern: picturePattern,
    'x-input': 'picture',
  });

/** Unsanitized HTML. */
export const html = z
  .string()
  .max(contentLimits.html)
  .meta({ description: 'HTML', 'x-zh': 'HTML', examples: ['<p>…</p>'] });

export const id = z
  .string()
  .min(1)
  .max(128)
  .meta({ description: 'Names the record for good', 'x-zh': '永久的编号，不再改', examples: ['im-message-order'] });

/** An id that is part of an address. It is used unescaped in links, file names and server rules. */
export const addressId = id
  .regex(safeId, { error: 'expected letters, digits, - and _, and not "index", as it is part of an address' })
  .meta({
    description: 'Names the record for good, and is part of its address',
    'x-zh': '永久的编号，也是地址的一部分',
    examples: ['im-message-order'],
  });

/** A non-empty text. */
export const text = z.string().min(1).max(contentLimits.text);

/** A text that may be empty. */
export const anyText = z.string().max(contentLimits.text);

export const productCode = z
  .enum(productCodes)
  .meta({ description: 'Code of a product', 'x-zh': '产品代码', examples: ['im'] });
export const demoProduct = z
  .enum(demoProducts)
  .meta({ description: 'Code of a product that has demos', 'x-zh': '有演示的产品代码', examples: ['im'] });

/** Number of records on all pages of a list. */
export const total = z
  .int()
  .min(0)
  .max(1_000_000)
  .meta({ description: 'Records on all pages', 'x-zh': '所有页的记录数', examples: [42] });
