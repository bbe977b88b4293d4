import { z } from 'zod';
import { call } from './call.ts';
import { id, link, moment, picture } from './shapes.ts';

const seo = z.object({
  title: z.string().min(1),
  description: z.string().optional(),
  keywords: z.string().optional(),
});
export type Seo = z.infer<typeof seo>;

export const seoInfo = call({
  method: 'GET',
  path: '/api/v2/product/client/seoInfo',
  base: 'default',
  about: 'Title, description and keywords, keyed by path; the English home page is keyed `/en`.',
  request: z.object({}),
  data: z.record(z.string(), seo),
  empty: {},
});

const commonEntry = z.object({
  extra: z.string(),
  value: z.string(),
  name: z.string().optional(),
});

export const commonData = call({
  method: 'GET',
  path: '/api/v2/commondata/client/list',
  base: 'default',
  about: 'Switches of the whole site. `website_theme_mode` with the value `gray` turns the Chinese home page gray.',
  request: z.object({}),
  data: z.object({ others: z.array(commonEntry) }),
  empty: { others: [] },
});
export type CommonData = z.infer<typeof commonData.data>;

const banner = z.object({
  id,
  site: z.enum(['zh', 'en']),
  title: z.string().min(1),
  subtitle: z.string().optional(),
  link,
  action: z.string().min(1).meta({ description: 'Text of its button' }),
  image: picture.optional(),
  updateTime: moment.optional(),
});
export type Banner = z.infer<typeof banner>;

export const bannerList = call({
  method: 'GET',
  path: '/api/v2/banner/client/list',
  base: 'default',
  about: 'Banners of the home pages, in the order shown.',
  request: z.object({}),
  data: z.array(banner),
  empty: [],
});

const activity = z.object({ id, title: z.string().min(1), link, tag: z.string().optional() });

export const bannerActivity = call({
  method: 'GET',
  path: '/api/v2/banner/client/activity',
  base: 'default',
  about: 'Current activities, shown below the banners of the Chinese home page.',
  request: z.object({}),
  data: z.array(activity),
  empty: [],
});
export type Activity = z.infer<typeof activity>;
