import * as z from 'zod';
import { text } from '../calls/shapes.ts';
import { errorStatuses } from '../routes/errors.ts';
import { said } from './said.ts';

const help = z.object({
  what: text
    .optional()
    .meta(said('What happened; 404 has the fixed message of the site', '发生了什么；404 用网站固定的那句话')),
  advice: text.meta(said('What the visitor can do', '访客能做什么')),
});

const ofEdition = z.record(z.string(), help).superRefine((all, context) => {
  const wrong = (path: string[], message: string) => context.addIssue({ code: 'custom', path, message });
  for (const status of errorStatuses.map(String))
    if (!Object.hasOwn(all, status)) wrong([status], 'the field is missing');
  for (const [status, { what }] of Object.entries(all)) {
    if (!/^[45]\d\d$/.test(status)) wrong([status], 'expected a status from 400 to 599');
    if (status === '404' && what !== undefined)
      wrong([status, 'what'], 'the page of 404 has the fixed message of the site');
    if (status !== '404' && what === undefined) wrong([status, 'what'], 'the field is missing');
  }
});

/** `error-help.json`: what an error means for a visitor, and what helps. A status without a page may have a text, too. */
export const errorHelpFile = z.object({ zh: ofEdition, en: ofEdition });
