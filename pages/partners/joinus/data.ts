import { partnerDays } from '../../../config/partners.ts';
import { filled } from '../../../components/ui/filled.ts';
import * as words from './words.yaml';

const days = [partnerDays.call, partnerDays.papers, partnerDays.contract, partnerDays.order];

/** When each step is done, and what both sides do by then. */
export const path = words.path.map((step, at) => ({ ...step, day: step.day ?? days[at - 1]! }));

export const lead = words.lead({ contract: partnerDays.contract });
export const thanks = filled(words.thanks, { papers: partnerDays.papers, contract: partnerDays.contract });
