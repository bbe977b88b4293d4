/** The questions of the chooser, and the answers of each. */
export const choices = {
  who: ['people', 'agent', 'business'],
  size: ['one', 'group', 'crowd'],
  time: ['live', 'later'],
} as const;

export type Question = keyof typeof choices;
export type Choice<Name extends Question = Question> = (typeof choices)[Name][number];
