/** Days after the first one on which the whole site had a fault that customers noticed. */
const faults = [212, 498, 871, 1130, 1164, 1702, 2019, 2388, 2721, 3105, 3440];
const calm = 'var(--rule)';

/** Every day of the ten years in order, as groups of marks: calm days, then one with a fault, and so on. */
export const everyDay = [
  ...faults.flatMap((day, at) => [
    { count: day - (at === 0 ? 0 : faults[at - 1]! + 1), color: calm },
    { count: 1, color: 'var(--third)' },
  ]),
  { count: 3653 - faults.at(-1)! - 1, color: calm },
];
