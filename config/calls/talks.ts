import * as z from 'zod';
import { buildLimits } from '../limits.ts';
import { talkSeasons } from '../talk-seasons.ts';
import { buildAddresses } from './addresses.ts';
import { call } from '#generator';
import { moment } from './moment.ts';
import { id, link, anyText, productCode, publication, text } from './shapes.ts';

const video = z.object({
  id,
  title: text.meta({ examples: ['从零接入一对一通话'] }),
  summary: anyText.default(''),
  lecturer: text.meta({ description: 'Name of the lecturer', 'x-zh': '讲师姓名' }),
  duration: z
    .int()
    .min(1)
    .meta({ description: 'Seconds', 'x-zh': '秒数', examples: [754] }),
  level: z.enum(['入门', '进阶']),
  product: productCode,
  publishTime: moment,
  ...publication,
  link: link.optional().meta({ description: 'Where it is watched', 'x-zh': '观看地址' }),
  topics: z
    .array(text)
    .default([])
    .meta({ examples: [['呼叫', '推送']] }),
});
export type Video = z.infer<typeof video>;

export const videoList = call({
  ...buildAddresses.videoList,
  about: 'Video lessons, newest first.',
  request: z.object({}),
  data: z.array(video),
  empty: [],
  records: ['*.topics', ''],
  shown: { kind: 'video', only: (data, keep) => data.filter(keep) },
});

const lecturer = z.object({
  id,
  name: text,
  title: text.meta({ description: 'What the lecturer does', 'x-zh': '讲师做什么', examples: ['音频算法工程师'] }),
  company: text,
  bio: text,
  topic: text.meta({ description: 'Title of the talk', 'x-zh': '讲座题目' }),
  season: z
    .enum(talkSeasons.map(({ id: season }) => season))
    .meta({ description: 'Season of the talk programme', 'x-zh': '讲座的季', examples: ['mctalk3'] }),
});
export type Lecturer = z.infer<typeof lecturer>;

export const lecturerList = call({
  ...buildAddresses.lecturerList,
  about: 'Lecturers of the talk programme, in the order shown; the site keeps the first 30.',
  request: z.object({}),
  data: z.array(lecturer),
  empty: [],
  records: [''],
  limit: (data) => data.slice(0, buildLimits.list.lecturers),
});

const talkBanner = z.object({ id, title: text, subtitle: anyText.default(''), link });
export type TalkBanner = z.infer<typeof talkBanner>;

export const mctalkBanner = call({
  ...buildAddresses.mctalkBanner,
  about: 'Banners of the talk programme.',
  request: z.object({}),
  data: z.array(talkBanner),
  empty: [],
  records: [''],
});
