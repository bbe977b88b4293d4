import { streamRates } from './live-lines.ts';

const kilobits = (height: keyof typeof streamRates) => streamRates[height] * 1_000;

/** Values that the call SDKs take, where no product limit says it. Rates are in kilobits a second, times in milliseconds. */
export const callParameters = {
  /** Hours that a token is valid at most, and characters that it has at least. */
  token: { hours: 24, length: 32 },
  /** Characters of a channel's name, at most. */
  channelName: 64,
  /** Rate of a picture by its height. Half of it shows blocks; twice of it shows no difference. */
  pictureRates: { 180: 150, 360: 500, 540: kilobits(540), 720: kilobits(720), 1080: kilobits(1080) },
  /** Frames a second: what looks fluent, and what a call takes at most. */
  frameRate: { least: 15, most: 30 },
  /** A rate from this one on is written in bits. */
  bits: 10_000,
  /** Heights up to this one are charged as high definition. */
  hdHeight: 720,
  audio: {
    sampleRates: [16_000, 48_000],
    voice: { least: 24, most: 48 },
    music: { sampleRate: 48_000, channels: 2, rate: 128, most: 192 },
  },
  /** What the receiver may keep back; conversations suffer above `talk`. */
  buffer: { from: 20, to: 500, talk: 200 },
  /** A lost packet is sent again only while the way there and back is shorter. */
  retransmit: 150,
  /** Per cent of packets lost from which error correction pays. */
  correctionFrom: 2,
  /** People from which a sender offers several sizes of its picture. */
  layersFrom: 4,
  /** Seconds between two reports of the quality of a call, and between two key frames, at least. */
  seconds: { quality: 2, keyFrame: 1 },
} as const;
