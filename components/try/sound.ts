/** A synthesised voice: its pitch in Hz, and how bright it sounds, 1 being neutral. */
export type Voice = { pitch: number; brightness: number };

/** A part of speech: loudness from 0 to 1, one for each tenth of a second. */
export type Speech = { bars: readonly number[]; voice: Voice };

export type Utterance = {
  /** Goes to a loudness, 1 being full, within some seconds. */
  fade: (to: number, seconds: number) => void;
  /** Ends it at once, without a click. */
  stop: () => void;
};

export type Sound = {
  speak: (speech: Speech) => Utterance;
  mute: (isMuted: boolean) => void;
  close: () => void;
};

/** The first two formants of five vowels, in Hz: what makes a buzz sound like speech. */
const vowels = [
  [730, 1090],
  [530, 1840],
  [390, 1990],
  [570, 840],
  [440, 1020],
] as const;

const bar = 0.1;
const loudness = 0.22;

/** Opens the audio output. Call it from a click handler: browsers block audio before. Null when audio is not available. */
export function openSound(): Sound | null {
  const Context = globalThis.AudioContext;
  if (!Context) return null;
  let context: AudioContext;
  try {
    context = new Context();
  } catch {
    return null;
  }
  void context.resume();
  const master = context.createGain();
  master.gain.value = loudness;
  master.connect(context.destination);
  return {
    speak: (speech) => speak({ context, master, speech }),
    mute: (isMuted) => master.gain.setTargetAtTime(isMuted ? 0 : loudness, context.currentTime, 0.02),
    close: () => void context.close(),
  };
}

type SpeakOptions = { context: AudioContext; master: AudioNode; speech: Speech };

/** A buzz at the pitch of the voice, through two formants that change with every syllable, as loud as its bars say. */
function speak({ context, master, speech: { bars, voice } }: SpeakOptions): Utterance {
  const start = context.currentTime + 0.02;
  const end = start + bars.length * bar;
  const source = new OscillatorNode(context, { type: 'sawtooth', frequency: voice.pitch });
  const envelope = new GainNode(context, { gain: 0 });
  const volume = new GainNode(context, { gain: 1 });
  const formants = [0, 1].map((index) => {
    const filter = new BiquadFilterNode(context, { type: 'bandpass', Q: 7 + index * 3 });
    const level = new GainNode(context, { gain: index === 0 ? 1 : 0.45 });
    source.connect(filter).connect(level).connect(envelope);
    return filter;
  });
  envelope.connect(volume).connect(master);

  bars.forEach((height, index) => {
    const at = start + index * bar;
    envelope.gain.setTargetAtTime(height, at, 0.018);
    envelope.gain.setTargetAtTime(height * 0.35, at + bar * 0.7, 0.015);
    // Speech sinks towards the end of a phrase.
    const sinking = 1 + 0.12 * Math.sin(index * 1.7) - 0.1 * (index / bars.length);
    source.frequency.setTargetAtTime(voice.pitch * sinking, at, 0.03);
    const vowel = vowels[(index * 7 + Math.round(height * 10)) % vowels.length]!;
    formants.forEach((filter, which) => filter.frequency.setTargetAtTime(vowel[which]! * voice.brightness, at, 0.02));
  });
  envelope.gain.setTargetAtTime(0, end, 0.02);
  source.start(start);
  source.stop(end + 0.2);
  source.onended = () => volume.disconnect();
  return {
    fade: (to, seconds) => volume.gain.setTargetAtTime(to, context.currentTime, seconds / 3),
    stop() {
      volume.gain.setTargetAtTime(0, context.currentTime, 0.01);
      source.stop(context.currentTime + 0.08);
    },
  };
}
