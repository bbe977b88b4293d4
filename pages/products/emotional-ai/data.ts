import { memories } from './model.ts';
import * as words from './words.yaml';

const [dog, thunder, died, mother, coffee] = memories;

type End = { day: number; replaced: boolean };
type Life = { fact: string; use: string; day: number; said: number[]; toned: number[]; note: string; end?: End };

/** What became of each memory: on which days it was said, or only softened the tone; when it was replaced, or deleted by the user. */
export const lives: readonly Life[] = [
  { ...dog, said: [8], toned: [30], end: { day: 12, replaced: true }, note: words.lifeNotes[0].note },
  { ...thunder, said: [8], toned: [], note: words.lifeNotes[1].note },
  { ...died, said: [], toned: [13, 14, 15, 30], note: words.lifeNotes[2].note },
  { ...words.deleted, said: [], toned: [], end: { day: 14, replaced: false }, note: words.lifeNotes[3].note },
  { ...mother, said: [], toned: [], note: words.lifeNotes[4].note },
  { ...coffee, said: [26, 29], toned: [], note: words.lifeNotes[5].note },
];
