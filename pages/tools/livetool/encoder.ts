import type { Scale } from '../../../components/tool/scale.ts';
import type { Values } from '../../../components/tool/tool-form.ts';
import {
  type EncoderLine,
  type EncoderSettings,
  type EncoderWish,
  type FrameRate,
  type Height,
  settingsFor,
} from '../../../config/rules/encoder.ts';
import { ffmpegOf, kilobits, settingRows, verdictOf } from './encoder-text.ts';
import * as words from './words.yaml';

/** What is filled in, in the order in which the address carries it. */
export const fields = {
  height: 'text',
  frames: 'text',
  line: 'text',
  uplink: { from: 0.5, to: 50, log: true, decimals: 1 },
} as const satisfies Record<string, Scale | 'text'>;

/** What the page shows until something is filled in. */
export const example: EncoderWish = { height: 1080, frames: 30, line: 'regular', uplink: 6 };

export const wishOf = ({ height, frames, line, uplink }: Values<keyof typeof fields>): EncoderWish => ({
  height: Number(height) as Height,
  frames: Number(frames) as FrameRate,
  line: line as EncoderLine,
  uplink: Number(uplink),
});

export type Result = { wish: EncoderWish; settings: EncoderSettings };
export const resultOf = (wish: EncoderWish): Result => ({ wish, settings: settingsFor(wish) });

/** Texts for the page, by their marks. */
export function textsOf({ wish, settings }: Result): Record<string, string> {
  const { video, audio, total } = settings;
  return {
    ...settingRows(settings, wish),
    verdict: verdictOf(settings, wish),
    parts: words.uplinkParts({ video: kilobits(video), audio: kilobits(audio), total: kilobits(total) }),
    command: ffmpegOf(settings, wish),
  };
}

export const asJson = ({ wish, settings }: Result) => JSON.stringify({ ...wish, ...settings }, null, 2);
