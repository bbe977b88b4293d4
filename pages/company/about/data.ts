import { cloudSince, founded } from '../../../config/limits.ts';
import { offices, officesAsOf, staff } from '../../../config/offices.ts';
import { filled } from '../../../components/ui/filled.ts';
import * as words from './words.yaml';

/** The turning points of the line of years; `year` is where they stand on it. */
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

export const numbers = filled(words.numbers, {
  staff: String(staff),
  offices: offices.length,
  officesAsOf: officesAsOf.zh,
});
