import { cloudSince, founded } from '../../../config/limits.ts';
import { filled } from '../../../components/ui/filled.ts';
import * as words from './words.yaml';

/** The turning points, in their order. */
export const turns = [
  {
    year: founded.year,
    ...filled(words.turns[0], { year: founded.year, month: founded.month, day: founded.day }),
  },
  words.turns[1],
  { year: cloudSince, ...words.turns[2] },
  words.turns[3],
  words.turns[4],
] as const;
