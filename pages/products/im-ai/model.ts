import type { passages } from './words.yaml';
import * as words from './words.yaml';

export { passages } from './words.yaml';
export type PassageId = (typeof passages)[number]['id'];

export type Ask = {
  id: string;
  who: string;
  question: string;
  answer: string;
  sources: readonly PassageId[];
  /** Milliseconds to the first character, and whether a person takes over. */
  first: number;
  handed?: true;
};

/** Four questions of a group, the last of which nothing that was read can answer. */
export const asks: readonly Ask[] = words.asks;

/** Characters that are streamed by a moment. */
export const streamed = (ask: Ask, elapsed: number) =>
  ask.answer.slice(0, Math.max(0, Math.floor((elapsed - ask.first) / 24)));

/** The status line once an answer is complete. */
export function statusOf({ first, sources, handed }: Ask): string {
  const rest = handed ? words.status.none : words.status.quoted({ sources: sources.length });
  return words.status.whole({ first, rest });
}
