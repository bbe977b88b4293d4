import { pushLimit, pushRates } from '../live-lines.ts';

/** Heights of a picture that can be pushed. */
export const heights = [360, 540, 720, 1080, 1440, 2160] as const satisfies readonly (keyof typeof pushRates)[];
export type Height = (typeof heights)[number];

/** Frames a second, and how many times the bits of 30 frames they take. */
export const frameRates = { 15: 0.7, 25: 0.9, 30: 1, 50: 1.5, 60: 1.6 } as const;
export type FrameRate = keyof typeof frameRates;

/** What can be done about delay: usual players buffer, quick ones need an encoder that holds nothing back. */
export const encoderLines = {
  regular: { keyframes: 2, bFrames: 2, tune: null, buffer: 2 },
  fast: { keyframes: 1, bFrames: 0, tune: 'zerolatency', buffer: 1 },
} as const;
export type EncoderLine = keyof typeof encoderLines;

/** What packets, acknowledgements and repeats add to the media. */
const overhead = 0.1;
/** Part of the uplink that stays free for other devices on the same connection. */
export const reserve = 1 / 3;

/** H.264 levels with the most macroblocks a second and a frame (ITU-T H.264, table A-1). */
const levels = [
  ['3.0', 40_500, 1_620],
  ['3.1', 108_000, 3_600],
  ['3.2', 216_000, 5_120],
  ['4.0', 245_760, 8_192],
  ['4.2', 522_240, 8_704],
  ['5.0', 589_824, 22_080],
  ['5.1', 983_040, 36_864],
  ['5.2', 2_073_600, 36_864],
] as const;

export type EncoderWish = {
  height: Height;
  frames: FrameRate;
  /** Megabits a second that go up. */
  uplink: number;
  line: EncoderLine;
};

export type EncoderSettings = {
  width: number;
  /** Kilobits a second. */
  video: number;
  audio: number;
  /** With what packets add. */
  total: number;
  /** Frames from one key frame to the next. */
  gop: number;
  level: string;
  /** Whether it fits: with the reserve, only without it, or not at all; `limit` is more than one stream may have. */
  verdict: 'fits' | 'tight' | 'over' | 'limit';
  /** The largest height that fits at the same frame rate; null where none does. */
  advice: Height | null;
};

const widthOf = (height: Height) => Math.round((height * 16) / 9 / 2) * 2;

function levelOf(height: Height, frames: FrameRate): string {
  const blocks = Math.ceil(widthOf(height) / 16) * Math.ceil(height / 16);
  return levels.find(([, second, frame]) => blocks <= frame && blocks * frames <= second)![0];
}

function ratesOf(height: Height, frames: FrameRate) {
  const video = Math.round(pushRates[height] * frameRates[frames] * 20) * 50;
  const audio = height < 720 ? 64 : 128;
  return { video, audio, total: Math.round((video + audio) * (1 + overhead)) };
}

/** Encoder settings for the requested picture, and whether the uplink can carry them. */
export function settingsFor({ height, frames, uplink, line }: EncoderWish): EncoderSettings {
  const rates = ratesOf(height, frames);
  const carried = uplink * 1000;
  const fits = (total: number) => total <= carried * (1 - reserve);
  const allowed = (video: number) => video <= pushLimit * 1000;
  return {
    ...rates,
    width: widthOf(height),
    gop: frames * encoderLines[line].keyframes,
    level: levelOf(height, frames),
    verdict: !allowed(rates.video) ? 'limit' : fits(rates.total) ? 'fits' : rates.total <= carried ? 'tight' : 'over',
    advice:
      heights
        .filter((one) => {
          const { video, total } = ratesOf(one, frames);
          return allowed(video) && fits(total);
        })
        .at(-1) ?? null,
  };
}
