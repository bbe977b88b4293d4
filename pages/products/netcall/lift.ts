import * as words from './words.yaml';

/** Every five seconds of a call on its way through a lift: packets lost, in percent. */
const lost = [0.5, 1, 4, 12, 26, 32, 33, 28, 13, 4, 1, 0.5, 0.5];
export const loss = lost.map((percent, index) => [index * 5, percent] as const);

/** What the call gives up for the line, and what it keeps. */
export const phases = words.phases;
