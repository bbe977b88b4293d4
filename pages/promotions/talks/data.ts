import { talkHours } from '../../../config/talk-seasons.ts';
import { filled } from '../../../components/ui/filled.ts';
import * as words from './words.yaml';

export const evening = filled(words.evening, {
  from: talkHours.from,
  minutes: talkHours.minutes,
  questions: talkHours.questions,
});
