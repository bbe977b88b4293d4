import { lines, quantityOf, type TrackWords } from '../../../components/try/track.ts';
import { type DollarMeter, dollarFastLive, dollarMeters } from '../../../config/dollar-prices.ts';
import type { LiveLine } from '../../../config/live-lines.ts';
import { dollarLineOf } from '../../../config/rules/dollars.ts';

const meterOf = (id: string): DollarMeter => dollarMeters.find((meter) => meter.id === id)!;

/** Traffic on two of the lines; on stage minutes of video, from the first one on. */
export const meters: Readonly<Record<LiveLine, DollarMeter>> = {
  regular: meterOf('live'),
  fast: dollarFastLive,
  stage: { ...meterOf('video'), free: 0 },
};

/** What is written on the track. */
export const trackWords: TrackWords = {
  present: 'At the track',
  finish: 'Finish',
  lines: ['Standard', 'Low latency', 'On stage'],
  seconds: ' s',
  metres: ' m',
};

export type Meters = typeof meters;

/** What an hour of 720p costs for so many viewers, in cents, at list prices. */
export const hourOf = ({ line, viewers, meters }: { line: number; viewers: number; meters: Meters }): number =>
  dollarLineOf(meters[lines[line]!], quantityOf({ line, viewers })).cents;
