import { type Interjection, sounds, type Talk } from '../../../components/try/talk.ts';
import * as words from './words.yaml';

const interjections: readonly Interjection[] = sounds.map((sound) => ({
  ...sound,
  ...words.interjections[sound.id],
}));

const countWords = (text: string) => text.split(/\s+/).filter(Boolean).length;

/** What the agent says until somebody interrupts it; about 15 characters a second. */
export const talk: Talk = {
  answer: words.answer,
  perCharacter: 66,
  interjections,
  verdictOn({ effect, name, length }, heard) {
    const said = `“${name}”, ${length} ms`;
    if (effect === 'continue') return `${said}: taken as agreement, the agent goes on`;
    if (effect === 'dip') return `${said}: not sure, so half volume for a moment`;
    const before = countWords(words.answer.slice(0, heard));
    return `${said}: interrupted. The history ends at word ${before}; the other ${countWords(words.answer) - before} were never said`;
  },
  says: {
    talking: 'The agent is talking: interrupt it',
    ended: 'It finished without an interruption. Play it again and cut in',
    silent: 'The agent is not talking yet: play its answer first',
  },
};
