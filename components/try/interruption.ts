import { after, everyFrame } from './clock.ts';
import { marked } from './parts.ts';
import { openSound, type Sound, type Utterance } from './sound.ts';
import type { TryPlace } from './try-out.ts';
import type { Interjection, Talk } from './talk.ts';

const agentVoice = { pitch: 205, brightness: 1.1 };
const visitorVoice = { pitch: 125, brightness: 0.95 };
/** Milliseconds after a sound has ended until the agent is as loud as before. */
const recovery = 200;

/** The agent's loudness: one value for each tenth of a second of its answer. */
const barsOf = ({ answer, perCharacter }: Talk) =>
  Array.from({ length: Math.ceil((answer.length * perCharacter) / 100) }, (_, index) =>
    // Quieter where it takes a breath.
    index % 19 > 16 ? 0.05 : 0.45 + 0.3 * Math.abs(Math.sin(index * 1.3)),
  );

/** An agent that talks, and sounds to interrupt it with. Silent where there are no speakers; the words show what happens. */
export function interruption({ place, talk: told }: { place: TryPlace; talk: Talk }): void {
  const { stage, say, signal } = place;
  const { answer, perCharacter, interjections, verdictOn, says } = told;
  const agentBars = barsOf(told);
  const heard = marked(stage, 'heard');
  const unheard = marked(stage, 'unheard');
  let sound: Sound | null = null;
  /** The talk under way: ended when another one begins. */
  let talk: { voice: Utterance | null; position: number; ending: AbortController } | null = null;

  const show = (position: number) => {
    heard.textContent = answer.slice(0, position);
    unheard.textContent = answer.slice(position);
  };
  const end = () => {
    talk?.voice?.stop();
    talk?.ending.abort();
    talk = null;
  };

  function begin(): void {
    end();
    sound ??= openSound();
    const ending = new AbortController();
    const current = {
      voice: sound?.speak({ bars: agentBars, voice: agentVoice }) ?? null,
      position: 0,
      ending,
    };
    talk = current;
    stage.removeAttribute('data-cut');
    say(says.talking);
    everyFrame((elapsed) => {
      current.position = Math.min(answer.length, Math.floor(elapsed / perCharacter));
      show(current.position);
      if (current.position < answer.length) return true;
      talk = null;
      say(says.ended);
      return false;
    }, ending.signal);
  }

  function interject(interjection: Interjection) {
    const { effect, bars, length } = interjection;
    if (!talk) return say(says.silent);
    const { voice } = talk;
    const current = talk;
    sound?.speak({ bars, voice: visitorVoice });
    if (effect !== 'continue') voice?.fade(0.4, 0.1);
    after(
      length,
      () => {
        if (effect === 'stop') {
          end();
          stage.setAttribute('data-cut', '');
        } else if (effect === 'dip') after(recovery, () => voice?.fade(1, 0.1), current.ending.signal);
        say(verdictOn(interjection, current.position));
      },
      current.ending.signal,
    );
  }

  marked(stage, 'play').addEventListener('click', begin, { signal });
  for (const interjection of interjections)
    marked(stage, interjection.id).addEventListener('click', () => interject(interjection), { signal });
  signal.addEventListener('abort', () => {
    end();
    stage.removeAttribute('data-cut');
    sound?.close();
  });
}
