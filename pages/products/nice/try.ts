import { heard } from './words.yaml';
import { dial } from '../../../components/try/dial.ts';
import { openSound, type Sound as Speakers } from '../../../components/try/sound.ts';
import { tryOut } from '../../../components/try/try-out.ts';
import { echoes, far, losses, near, noises, picture, power, reading, type Sound, sidesOf } from './model.ts';

const seconds = 2.2;

/** A hiss with the colour of a street, for as long as somebody speaks. */
function hiss(context: AudioContext, loudness: number): void {
  const buffer = context.createBuffer(1, context.sampleRate * seconds, context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let index = 1; index < samples.length; index++)
    samples[index] = samples[index - 1]! * 0.92 + (Math.random() - 0.5) * 0.16;
  const source = new AudioBufferSourceNode(context, { buffer });
  source.connect(new GainNode(context, { gain: loudness })).connect(context.destination);
  source.start();
}

/** Three sliders that spoil a voice, the spectrogram before and after, and both to be heard. */
export default tryOut({
  name: 'nice',
  start(place) {
    let sound: Sound = { noise: noises[3]!, echo: echoes[1]!, loss: losses[2]! };
    let speakers: Speakers | null = null;
    let context: AudioContext | null = null;
    const silence = () => {
      speakers?.close();
      void context?.close();
      speakers = context = null;
    };
    dial({
      place,
      dials: { noise: noises, echo: echoes, loss: losses },
      read(values) {
        sound = values;
        return reading(values);
      },
      picture,
    });

    const play = (isCleaned: boolean) => {
      silence();
      speakers = openSound();
      if (!speakers) return place.say(heard.silent);
      context = new AudioContext();
      const { distance, echo, gone } = sidesOf(sound)[isCleaned ? 1 : 0];
      const bars = near.map((height, index) => (gone.includes(index) ? 0 : height));
      speakers.speak({ bars, voice: { pitch: 150, brightness: 1 } });
      speakers.speak({ bars: far.map((height) => height * power(echo)), voice: { pitch: 230, brightness: 1.1 } });
      hiss(context, Math.min(0.8, 0.5 * power(-distance)));
      place.say((isCleaned ? heard.after : heard.before)({ status: reading(sound).status }));
    };
    for (const button of place.stage.querySelectorAll<HTMLButtonElement>('[data-hear]'))
      button.addEventListener('click', () => play(button.dataset['hear'] === 'after'), { signal: place.signal });
    place.signal.addEventListener('abort', silence);
  },
});
