import * as z from 'zod';
import { text } from '../calls/shapes.ts';
import { said } from './said.ts';

/** A day of the calendar: `2026-11-30`. */
export const day = z.iso.date({ error: 'expected a day such as 2026-11-30' }).meta({ 'x-input': 'day' });

const open = 'open';

/** `campaigns.json`: when campaigns run, by address. */
export const campaignFile = z.record(
  z.string(),
  z
    .object({
      from: day.meta(said('First day, by the clock of China', '第一天，北京时间')),
      until: z
        .union([z.literal(open), day], { error: `expected the last day, such as 2026-11-30, or "${open}"` })
        .meta(said(`Last day; "${open}" where the end is not known yet`, `最后一天；没有定结束日的写 ${open}`)),
      kept: text.optional().meta(said('What its page still shows afterwards', '结束后页面保留什么')),
    })
    .refine(({ from, until }) => until === open || until >= from, {
      path: ['until'],
      error: 'the last day is before the first one',
    }),
);
