import { partnerDays } from '../../../config/partners.ts';
import * as words from './words.yaml';

/** Days after the application; `ours` is what we do, `yours` what the partner does. */
export const path = [
  words.path[0],
  { day: partnerDays.call, ...words.path[1] },
  { day: partnerDays.papers, ...words.path[2] },
  { day: partnerDays.contract, ...words.path[3] },
  { day: partnerDays.order, ...words.path[4] },
] as const;
