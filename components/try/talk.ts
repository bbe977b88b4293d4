/** What the agent does about a sound of the visitor. */
type Effect = 'continue' | 'dip' | 'stop';

type Sound = {
  id: 'hum' | 'cough' | 'wait';
  /** Milliseconds that it lasts, and after which the agent has decided. */
  length: number;
  effect: Effect;
  /** Loudness, one value for each tenth of a second. */
  bars: readonly number[];
};

/** A sound as a page names it, and what it says of the agent’s reaction. */
export type Interjection = Sound & { name: string; text: string };

export const sounds: readonly Sound[] = [
  { id: 'hum', length: 310, effect: 'continue', bars: [0.5, 0.7, 0.3] },
  { id: 'cough', length: 480, effect: 'dip', bars: [0.9, 0.1, 0.8, 0.2, 0.1] },
  { id: 'wait', length: 450, effect: 'stop', bars: [0.8, 0.9, 0.9, 0.8, 0.4] },
];

/** A talk to interrupt, in the language of a page. */
export type Talk = {
  /** What the agent says until somebody interrupts it. */
  answer: string;
  /** Milliseconds for which a character is spoken. */
  perCharacter: number;
  interjections: readonly Interjection[];
  /** What the status line says of an interjection after so many characters were heard. */
  verdictOn: (interjection: Interjection, heard: number) => string;
  /** The status while it talks, after it ended, and when somebody interrupts although it is silent. */
  says: { talking: string; ended: string; silent: string };
};
