import { probes } from './words.yaml';
import * as words from './words.yaml';

export { probes } from './words.yaml';
/** A month of talks: what each day was about, and how the user felt, from −2 to 2. */
const moods = [-1, -1, 2, 1, 0, -2, -1, 0, -1, 1, 1, -2, -2, -2, -1, 0, 2, 1, 0, 1, 1, -1, 0, 0, 0, 2, 1, 2, 2, -1];
export const diary = words.topics.map((topic, index) => ({ day: index + 1, topic, mood: moods[index]! }));

/** What was extracted from it: the day, the fact, and how it may be used. */
export const memories = [
  { id: 'dog', day: 3, fact: words.memories[0].fact, use: words.memories[0].use },
  { id: 'thunder', day: 6, fact: words.memories[1].fact, use: words.memories[1].use },
  { id: 'died', day: 12, fact: words.memories[2].fact, use: words.memories[2].use },
  { id: 'mother', day: 20, fact: words.memories[3].fact, use: words.memories[3].use },
  { id: 'coffee', day: 24, fact: words.memories[4].fact, use: words.memories[4].use },
] as const;
export type Memory = (typeof memories)[number]['id'];

export type Probe = keyof typeof probes;

type Answer = { text: string; why: string; used: readonly Memory[] };

/** What it answers with what it still remembers. */
export function answerTo(probe: Probe, kept: ReadonlySet<string>): Answer {
  if (probe === 'storm')
    return kept.has('thunder')
      ? { text: words.answers.storm.text, why: words.answers.storm.why, used: ['thunder'] }
      : { text: words.answers.stormForgotten.text, why: words.answers.stormForgotten.why, used: [] };
  if (probe === 'drink')
    return kept.has('coffee')
      ? { text: words.answers.drink.text, why: words.answers.drink.why, used: ['coffee'] }
      : { text: words.answers.drinkForgotten.text, why: words.answers.drinkForgotten.why, used: [] };
  if (kept.has('died'))
    return {
      text: words.answers.walk.text,
      why: kept.has('dog') ? words.answers.walk.why : words.answers.walk.whyVague,
      used: kept.has('dog') ? ['dog', 'died'] : ['died'],
    };
  return kept.has('dog')
    ? { text: words.answers.walkForgotten.text, why: words.answers.walkForgotten.why, used: ['dog'] }
    : { text: words.answers.anyone.text, why: words.answers.anyone.why, used: [] };
}

export const everything: ReadonlySet<string> = new Set(memories.map(({ id }) => id));

export function reading(probe: Probe, kept: ReadonlySet<string>) {
  const { text, why, used } = answerTo(probe, kept);
  return {
    texts: { probe: probes[probe], answer: text, why },
    used,
    status: words.answers.status({ kept: kept.size, used: used.length, why }),
  };
}
