import * as z from 'zod';
import { contentLimits } from '../content-limits.ts';
import { demoProducts, productCodes } from '../products.ts';
import { isMediaAddress } from '../rules/media-address.ts';
import { safeId } from '../rules/record-id.ts';
import { isSitePath, linkPattern } from '../rules/safe-link.ts';
import { site } from '../site.ts';

/** Schemas that several calls share. Unknown fields are dropped, so an API may add some without a rebuild of anything. */

/** From then on a year has five digits and a sign, which feeds and sitemaps do not know. */
const endOfYears = Date.UTC(10_000, 0, 1);

/** A moment, ISO 8601 with its offset. */
export const moment = z.iso
  .datetime({ offset: true })
  .max(40)
  .refine((text) => Date.parse(text) >= 0 && Date.parse(text) < endOfYears, {
    error: 'expected a moment from 1970 to 9999, in UTC',
  })
  .meta({ description: 'A moment, ISO 8601 with its offset', examples: ['2026-03-05T10:00:00+08:00'] });

/** When a record is shown, besides its time of publication. The build leaves out what is a draft, not yet published, or expired. */
export const publication = {
  draft: z.boolean().optional().meta({ description: 'Shown in previews only' }),
  expireTime: moment.optional().meta({ description: 'When it disappears, ISO 8601 with its offset' }),
};

/** Where a link may lead: within the site, to the web, to mail or telephone; empty where there is nothing to link to. */
export const link = z
  .string()
  .max(contentLimits.address)
  .regex(linkPattern, {
    error: 'expected a site path, or an http(s), mailto or tel address',
  })
  .meta({
    description: 'A site path, or an http(s), mailto or tel address; empty where there is nothing to link to',
    examples: ['/im', 'https://doc.yunqiao.example/im'],
  });

/** A picture of this site, or of a host that the configuration names. */
export const picture = z
  .string()
  .max(contentLimits.address)
  .refine((text) => isSitePath(text) || isMediaAddress(text, site.mediaHosts), {
    error: `expected a site path, or an https address on ${site.mediaHosts.join(' or ')}`,
  })
  .meta({
    description: `A site path, or an https address on ${site.mediaHosts.join(' or ')}`,
    examples: ['https://media.yunqiao.example/cover.webp'],
  });

/** HTML as an editor wrote it: hostile until the build has reduced it to the allow-list. */
export const html = z
  .string()
  .max(contentLimits.html)
  .meta({ description: 'HTML', examples: ['<p>…</p>'] });

export const id = z
  .string()
  .min(1)
  .max(128)
  .meta({ description: 'Names the record for good', examples: ['im-message-order'] });

/** An id that is part of an address: it is in links, file names and server rules as it is. */
export const addressId = id
  .regex(safeId, { error: 'expected letters, digits, - and _, and not "index", as it is part of an address' })
  .meta({ description: 'Names the record for good, and is part of its address', examples: ['im-message-order'] });

/** A line or a paragraph of text that is there. */
export const text = z.string().min(1).max(contentLimits.text);

/** A text that may be empty. */
export const anyText = z.string().max(contentLimits.text);

export const productCode = z.enum(productCodes).meta({ description: 'Code of a product', examples: ['im'] });
export const demoProduct = z
  .enum(demoProducts)
  .meta({ description: 'Code of a product that has demos', examples: ['im'] });

/** Which part of a long list is asked for. */
export const paging = {
  page: z
    .int()
    .min(1)
    .meta({ description: 'Number of the page, from 1', examples: [1] }),
  pageSize: z
    .int()
    .min(1)
    .max(100)
    .meta({ description: 'Records on a page', examples: [20] }),
};

/** How many records a list has on all its pages. */
export const total = z
  .int()
  .min(0)
  .max(1_000_000)
  .meta({ description: 'Records on all pages', examples: [42] });
