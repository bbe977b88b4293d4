import { voiceReplays } from '../../config/voice-replays.ts';

/** Packets of the picture: 60 of 20 milliseconds each, of which the network loses some in runs of three. */
const packets = 60;
const packetTime = 20;

/** Heights of a spoken phrase, in parts of the tallest. */
const phrase = [
  12, 26, 47, 32, 65, 88, 53, 76, 35, 59, 100, 71, 41, 82, 56, 26, 44, 68, 32, 18, 38, 24, 12, 6, 9, 15, 30, 52, 80, 62,
];

export const losses = [0, 5, 10, 15, 20, 25, 30, 40, 50, 60, 70, 80] as const;
export const jitters = [0, 20, 40, 60, 80, 120, 160, 200, 240] as const;

type Column = 'score' | 'bare' | 'missing' | 'rate';

/** Between two replays, in proportion. */
export function valueAt(loss: number, column: Column): number {
  const next = voiceReplays.findIndex((replay) => replay.loss >= loss);
  const [to, from] = [voiceReplays[next]!, voiceReplays[Math.max(0, next - 1)]!];
  const share = to.loss === from.loss ? 0 : (loss - from.loss) / (to.loss - from.loss);
  return from[column] + share * (to[column] - from[column]);
}

/** Milliseconds that the receiver keeps back: forty, and more than the jitter. */
export const bufferOf = (jitter: number) => 40 + Math.round(jitter * 1.2);

/** From mouth to ear: capture and encoding, half of the way there and back, the buffer. */
export const delayOf = (jitter: number) => 45 + 35 + bufferOf(jitter);

/** What the sender does for the voice, from the least to the most. */
export const measures = ['conceal', 'resend', 'redundancy', 'correction'] as const;
export type Measure = (typeof measures)[number];
export const measureOf = (loss: number): Measure =>
  loss < 2 ? 'conceal' : loss <= 10 ? 'resend' : loss <= 30 ? 'redundancy' : 'correction';

/** How high the picture is that the sender does not give up for the voice; null when it stops. */
export const pictureOf = (loss: number) =>
  loss <= 10 ? '720p' : loss <= 25 ? '540p' : loss <= 40 ? '360p' : loss <= 60 ? '180p' : null;

/** The order in which runs of three packets are lost, so that more loss only adds to what was lost. */
const order = [4, 11, 16, 1, 8, 14, 18, 6, 2, 12, 9, 19, 0, 15, 5, 10, 17, 3, 13, 7];
const lostAt = (loss: number) => {
  const count = Math.round((loss / 100) * packets);
  const lost = order.flatMap((run) => [run * 3, run * 3 + 1, run * 3 + 2]).slice(0, count);
  return new Set(lost);
};

const start = 96;
const perMillisecond = 0.9;
const heightOf = (packet: number) => phrase[packet % phrase.length]! * 0.34;
/** Up to the jitter later, differently for each packet. */
const lateness = (packet: number, jitter: number) => (((packet * 37) % 60) / 59) * jitter;

/** The names of the traces: what is sent, what arrives, what is heard. */
export type Traces = readonly [sent: string, arrived: string, heard: string];

/** Three traces at one scale of time: what is sent, what arrives and when, what is heard. */
export function scope({ loss, jitter, traces }: { loss: number; jitter: number; traces: Traces }): string {
  const lost = lostAt(loss);
  const missing = new Set([...lost].slice(0, Math.round((valueAt(loss, 'missing') / 100) * packets)));
  const all = Array.from({ length: packets }, (_, packet) => packet);
  const place = (packet: number, late: number) => (start + (packet * packetTime + late) * perMillisecond).toFixed(1);
  const bars = (y: number, some: readonly number[], late: (packet: number) => number) =>
    some
      .map(
        (packet) =>
          `M${place(packet, late(packet))} ${(y - heightOf(packet)).toFixed(1)}v${(heightOf(packet) * 2).toFixed(1)}`,
      )
      .join('');
  const kept = all.filter((packet) => !lost.has(packet));
  const rescued = [...lost].filter((packet) => !missing.has(packet));
  const buffer = bufferOf(jitter);
  const stroke = (d: string, color: string, width = 7) =>
    `<path d="${d}" stroke="${color}" stroke-width="${width}" stroke-linecap="round"/>`;
  const name = (y: number, text: string) => `<text x="8" y="${y + 6}" fill="#bac1cc" font-size="17">${text}</text>`;
  return [
    name(62, traces[0]),
    name(160, traces[1]),
    name(258, traces[2]),
    stroke(
      bars(62, all, () => 0),
      '#a3b8ff',
    ),
    stroke(
      bars(160, kept, (packet) => lateness(packet, jitter)),
      '#a3b8ff',
    ),
    [...lost]
      .map(
        (packet) => `<path d="M${Number(place(packet, 0)) - 4} 156l8 8m0-8l-8 8" stroke="#ff7a3d" stroke-width="2.5"/>`,
      )
      .join(''),
    `<path d="M${start - 5} 226v-12h${(buffer * perMillisecond).toFixed(1)}v12" stroke="#a5e37b" stroke-width="2"/>`,
    stroke(
      bars(258, kept, () => buffer),
      '#a3b8ff',
    ),
    stroke(
      bars(258, rescued, () => buffer),
      '#a5e37b',
    ),
    stroke(
      bars(258, [...missing], () => buffer),
      '#5a6270',
      3,
    ),
  ].join('');
}
