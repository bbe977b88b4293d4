import * as z from 'zod';
import { text } from '../calls/shapes.ts';
import { count } from './amounts.ts';
import { day } from './campaigns.ts';
import { said } from './said.ts';

const incident = z.object({
  day,
  minutes: count(1).meta(said('Minutes that it lasted', '持续几分钟')),
  zh: text.meta(said('What happened, in Chinese', '发生了什么，中文')),
  en: text.meta(said('What happened, in English', '发生了什么，英文')),
});

const milliseconds = 24 * 60 * 60 * 1000;

/** `incidents.json`: disturbances that customers noticed in the last `days`, up to and with `until`. */
export const incidentFile = z
  .object({
    until: day.meta(said('Last day of the report', '统计到哪一天')),
    days: count(1).meta(said('Days that it covers', '覆盖多少天')),
    incidents: z.array(incident).meta(said('From the first one on', '从早到晚')),
  })
  .superRefine(({ until, days, incidents }, context) =>
    incidents.forEach((one, index) => {
      const ago = (Date.parse(until) - Date.parse(one.day)) / milliseconds;
      if (ago < 0 || ago >= days)
        context.addIssue({
          code: 'custom',
          path: ['incidents', index, 'day'],
          message: `the report covers ${days} days up to ${until}`,
        });
    }),
  );
