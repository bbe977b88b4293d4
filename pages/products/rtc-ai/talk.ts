import { type Interjection, sounds, type Talk } from '../../../components/try/talk.ts';
import { answer, interruptions as about } from './words.yaml';
import * as words from './words.yaml';

const interjections: readonly Interjection[] = sounds.map((sound) => ({ ...sound, ...about[sound.id] }));

/** What the agent says, about seven characters a second, and what three sounds do to it. */
export const talk: Talk = {
  answer,
  perCharacter: 140,
  interjections,
  verdictOn({ effect, name, length }, heard) {
    const said = words.talk.verdicts.said({ name, milliseconds: length });
    if (effect === 'continue') return words.talk.verdicts.agreed({ said });
    if (effect === 'dip') return words.talk.verdicts.unsure({ said });
    return words.talk.verdicts.stopped({ said, heard, lost: answer.length - heard });
  },
  says: {
    talking: words.talk.says.talking,
    ended: words.talk.says.ended,
    silent: words.talk.says.silent,
  },
};

/** What is written in the frame of the try-out. */
export const frame = {
  frame: words.talk.frame.frame,
  hint: words.talk.frame.hint,
  status: words.talk.frame.status,
  controls: words.talk.frame.controls,
  play: words.talk.frame.play,
  length: ({ name, length }: { name: string; length: number }) => words.talk.frame.length({ name, length }),
};
