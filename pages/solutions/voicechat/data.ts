import { lineDelays } from '../../../config/live-lines.ts';
import { minutesUntil, times } from './model.ts';
import { filled } from '../../../components/ui/filled.ts';
import * as words from './words.yaml';

/** Participant minutes of a month of such evenings. */
export const monthly = minutesUntil(times.length - 1) * 30;

export const limits = filled(words.limits, { stage: String(lineDelays.stage) });
