import { measurements } from '../../../config/measurements.ts';
import { echoes, losses, noises } from './model.ts';
import * as words from './words.yaml';

const { noise } = measurements;

export const faults = [
  { ...words.faults[0], steps: noises },
  { ...words.faults[1], steps: echoes },
  { ...words.faults[2], steps: losses },
] as const;

/** Share of words that noise reduction swallows, by the noise around the speaker: ours, and spectral subtraction. */
export const swallowed = [
  [30, 0.1],
  [40, 0.1],
  [50, 0.2],
  [noise.decibels, noise.swallowed],
  [70, 1.6],
  [80, 6.8],
] as const;
export const subtracted = [
  [30, 0.3],
  [40, 0.9],
  [50, 2.4],
  [60, 5.8],
  [70, 11.2],
  [80, 18],
] as const;
