import { agentBudget } from '../../../config/agent-budget.ts';
import { about } from './words.yaml';
import * as words from './words.yaml';

/** From the last syllable spoken to the first one heard. */
export const budget = agentBudget.map((part) => ({ ...part, ...about[part.id] }));

export const total = (parts: readonly { median: number }[]) => parts.reduce((sum, { median }) => sum + median, 0);

/** The same one after the other, as bars. */
export const spans = budget.map(({ name, median, slow, about }, index) => {
  const from = total(budget.slice(0, index));
  return {
    name: `${index + 1} ${name}`,
    note: words.spans.note({ about, slow }),
    from,
    to: from + median,
    value: words.spans.value({ median }),
    tone: index < 4 ? ('first' as const) : ('second' as const),
  };
});

type Choice = {
  name: string;
  /** Milliseconds it takes of the first answer, at the median. */
  median: number;
  about: string;
};
/** What an agent is put together from, one choice of each. `part` is the budget's name for what the choice takes the place of. */
export type Slot = { id: string; title: string; part: string; choices: readonly Choice[]; own: string };

export const slots: readonly Slot[] = [
  {
    id: 'hear',
    title: words.slots[0].title,
    part: words.slots[0].part,
    choices: [
      { name: words.slots[0].choices[0].name, median: 40, about: words.slots[0].choices[0].about },
      { name: words.slots[0].choices[1].name, median: 60, about: words.slots[0].choices[1].about },
      { name: words.slots[0].choices[2].name, median: 55, about: words.slots[0].choices[2].about },
    ],
    own: words.slots[0].own,
  },
  {
    id: 'think',
    title: words.slots[1].title,
    part: words.slots[1].part,
    choices: [
      { name: words.slots[1].choices[0].name, median: 180, about: words.slots[1].choices[0].about },
      { name: words.slots[1].choices[1].name, median: 120, about: words.slots[1].choices[1].about },
      { name: words.slots[1].choices[2].name, median: 420, about: words.slots[1].choices[2].about },
    ],
    own: words.slots[1].own,
  },
  {
    id: 'say',
    title: words.slots[2].title,
    part: words.slots[2].part,
    choices: [
      { name: words.slots[2].choices[0].name, median: 70, about: words.slots[2].choices[0].about },
      { name: words.slots[2].choices[1].name, median: 110, about: words.slots[2].choices[1].about },
      { name: words.slots[2].choices[2].name, median: 130, about: words.slots[2].choices[2].about },
    ],
    own: words.slots[2].own,
  },
];

/** What of the first answer no choice changes. */
export const fixed = total(budget.filter(({ name }) => !slots.some(({ part }) => part === name)));
