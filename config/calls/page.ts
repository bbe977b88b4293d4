import * as z from 'zod';
import { buildAddresses } from './addresses.ts';
import { call, type KeepRecord } from '#generator';
import { buildLimits } from '../limits.ts';
import { moment } from './moment.ts';
import { id, link, anyText, picture, publication, text } from './shapes.ts';

const seo = z.object({
  title: text,
  description: anyText.optional(),
  keywords: anyText.optional().meta({ description: 'Joined by commas', 'x-zh': '用英文逗号分隔' }),
});
export type Seo = z.infer<typeof seo>;

export const seoInfo = call({
  ...buildAddresses.seoInfo,
  about: 'Title, description and keywords, keyed by path; the English home page is keyed `/en`.',
  request: z.object({}),
  data: z.record(z.string(), seo),
  empty: {},
  records: [''],
});

const commonEntry = z.object({
  extra: anyText.meta({ description: 'Name of the switch', 'x-zh': '开关的名字', examples: ['website_theme_mode'] }),
  value: anyText.meta({ examples: ['gray'] }),
  name: anyText.optional().meta({ description: 'What people call it', 'x-zh': '人们怎么叫它' }),
});

export const commonData = call({
  ...buildAddresses.commonData,
  about: 'Switches of the whole site. `website_theme_mode` with the value `gray` turns the Chinese home page gray.',
  request: z.object({}),
  data: z.object({ others: z.array(commonEntry) }),
  empty: { others: [] },
  records: ['others'],
});

/** When a banner or an activity is shown; always without these fields. */
const dated = {
  ...publication,
  publishTime: moment.optional().meta({ description: 'Shown from then on', 'x-zh': '从这时起显示' }),
};

const shownAs = (kind: string) => ({
  kind,
  only: <Row extends Parameters<KeepRecord>[0]>(data: Row[], keep: KeepRecord) => data.filter(keep),
});

const banner = z.object({
  id,
  site: z
    .enum(['zh', 'en'])
    .meta({ description: 'Edition whose home page shows it', 'x-zh': '在哪个语言版本的首页显示' }),
  title: text,
  subtitle: anyText.optional(),
  link,
  action: text.meta({ description: 'Text of its button', 'x-zh': '按钮上的字' }),
  image: picture.optional(),
  updateTime: moment.optional(),
  ...dated,
});
export type Banner = z.infer<typeof banner>;

export const bannerList = call({
  ...buildAddresses.bannerList,
  about: 'Banners of the home pages, in the order shown.',
  request: z.object({}),
  data: z.array(banner),
  empty: [],
  records: [''],
  shown: shownAs('banner'),
});

const activity = z.object({ id, title: text, link, tag: anyText.optional(), ...dated });

export const bannerActivity = call({
  ...buildAddresses.bannerActivity,
  about: 'Current activities, shown below the banners of the Chinese home page.',
  request: z.object({}),
  data: z.array(activity),
  empty: [],
  records: [''],
  shown: shownAs('activity'),
});
export type Activity = z.infer<typeof activity>;

const notice = z.object({
  id,
  title: text.meta({ examples: ['短信签名实名制调整'] }),
  link,
  startTime: moment.meta({ description: 'Shown from then on', 'x-zh': '从这时起显示' }),
  endTime: moment.meta({ description: 'Shown until then', 'x-zh': '显示到这时为止' }),
});
export type Notice = z.infer<typeof notice>;

const appearance = (time: string) => new Date(Date.parse(time) - buildLimits.noticesAhead).toISOString();

export const changePost = call({
  ...buildAddresses.changePost,
  about: 'Notices of product changes. Those that are current when the page is viewed show below the Chinese header.',
  request: z.object({}),
  data: z.array(notice),
  empty: [],
  records: [''],
  // What is over, or begins much later, is in no page. Browsers choose among the others by the visitor's clock.
  shown: {
    kind: 'notice',
    only: (data, keep) =>
      data.filter(({ id, startTime, endTime }) =>
        keep({ id, publishTime: appearance(startTime), expireTime: endTime }),
      ),
  },
});
