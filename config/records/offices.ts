import * as z from 'zod';
import { text } from '../calls/shapes.ts';
import { count } from './amounts.ts';
import { said } from './said.ts';

const both = z.object({ zh: text, en: text });

const office = z.object({
  name: both,
  does: both.meta(said('What is done there', '那里做什么')),
  people: count(1).meta(said('People who work there', '人数')),
  place: z.object({ longitude: z.number().min(-180).max(180), latitude: z.number().min(-90).max(90) }),
  ahead: z
    .number()
    .min(-24)
    .max(24)
    .optional()
    .meta(said('Hours ahead of Beijing in winter; 0 without it', '冬季比北京时间早几小时，不填是 0')),
  hours: z
    .object({ from: z.number().min(0).max(24), to: z.number().min(0).max(48) })
    .refine(({ from, to }) => to > from, { path: ['to'], error: 'work ends before it begins; add 24 after midnight' })
    .meta(said('Working hours there; beyond 24 after midnight', '当地工作时间，过了零点写 24 以上')),
});

/** `offices.json`: where people work, from east to west. */
export const officeFile = z.object({
  asOf: both.meta(said('When people were counted', '人数截至何时')),
  offices: z.array(office).min(1),
});
