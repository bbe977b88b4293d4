import type { Work } from './work.ts';
import * as copy from './words/hearing.yaml';

/** Where the sound is that each work is about: hertz, and decibels of hearing level. */
export const hearing = {
  opening: copy.opening,
  note: copy.note,
  works: [
    {
      ...copy.works[0],
      hz: [3000, 8000] as const,
      db: [50, 70] as const,
    },
    {
      ...copy.works[1],
      hz: [900, 2800] as const,
      db: [62, 78] as const,
    },
    {
      ...copy.works[2],
      hz: [250, 2000] as const,
      db: [38, 58] as const,
    },
    {
      ...copy.works[3],
      hz: [80, 220] as const,
      db: [30, 50] as const,
    },
    {
      ...copy.works[4],
      hz: [400, 5000] as const,
      db: [83, 100] as const,
    },
    {
      ...copy.works[5],
      hz: [110, 1000] as const,
      db: [12, 28] as const,
    },
  ] satisfies (Work & { hz: readonly [number, number]; db: readonly [number, number] })[],
  jury: copy.jury,
  calendar: copy.calendar,
  rules: copy.rules,
  after: copy.after,
};
