import type { RidgesProps } from '../../../components/sections/ridges.tsx';
import { rooms as words } from './words/partner.yaml';

/** Half hours from nine in the morning to eight in the evening. */
const halves = 23;

/** Who was in a room: from which half hour on, and how many then, half hour by half hour. */
const counted: readonly (readonly (readonly [from: number, ...people: number[]])[])[] = [
  [
    [0, 120, 431, 426, 418, 424, 396, 52],
    [16, 96, 398, 260, 24],
  ],
  [[8, 24, 158, 164, 151, 138, 117, 12]],
  [[8, 12, 84, 92, 90, 81, 70, 8]],
  [[8, 18, 146, 150, 155, 149, 132, 20]],
  [
    [0, 88, 0],
    [6, 214, 236, 140, 30],
    [13, 62, 238, 252, 206, 30],
  ],
  [
    [6, 6, 9, 4],
    [13, 10, 40, 36, 28, 12, 26, 22, 14, 9],
  ],
];

const stepsOf = (runs: (typeof counted)[number]) => {
  const steps = Array.from({ length: halves }, () => [0]);
  for (const [from, ...people] of runs) people.forEach((count, at) => (steps[from + at] = [count]));
  return steps;
};

/** How many people were in each room of the day. */
export const rooms: RidgesProps = {
  title: words.title,
  kinds: [words.kind],
  rows: words.rows.map((row, at) => ({ ...row, steps: stepsOf(counted[at]!) })),
  ticks: words.ticks.map((text, at) => ({ at, text })),
};
