import * as z from 'zod';
import { text } from '../calls/shapes.ts';
import { type ErrorStatus, errorStatuses } from '../routes/errors.ts';
import { said } from './said.ts';

const help = z.object({
  what: text.meta(said('What happened', '发生了什么')),
  advice: text.meta(said('What the visitor can do', '访客能做什么')),
});
/** What happened is the fixed message of the site. */
const notFound = help.pick({ advice: true });

const ofEdition = z.object({
  ...(Object.fromEntries(errorStatuses.map((status) => [status, help])) as Record<ErrorStatus, typeof help>),
  404: notFound,
});

/** `error-help.json`: what an error means for a visitor, and what helps. */
export const errorHelpFile = z.object({ zh: ofEdition, en: ofEdition });
