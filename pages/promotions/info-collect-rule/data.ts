import { commitments } from '../../../config/commitments.ts';
import { offers } from '../../../config/offers.ts';
import * as words from './words.yaml';

const { present, deleted } = offers.consultation;

/** What happens to a record, by days after it was handed in. A working day counts as 1.4 days. */
export const stages = [
  { day: commitments.replies.lead, ...words.stages[0] },
  { day: Math.round(present * 1.4), ...words.stages[1] },
  { day: deleted, ...words.stages[2] },
];
