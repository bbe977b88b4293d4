import { type EncoderSettings, type EncoderWish, reserve } from '../../config/rules/encoder.ts';

/** Width of the drawing, which is stretched to its place. */
const width = 1000;

/** The uplink as a bar: picture, sound, packets, and a line where two thirds of it end. An excess goes past its end. */
export function uplinkMeter({ video, audio, total }: EncoderSettings, { uplink }: EncoderWish): string {
  const carried = uplink * 1000;
  const x = (kbit: number) => Math.round((kbit / Math.max(carried, total)) * width);
  const bar = (from: number, to: number, fill: string) =>
    to > from ? `<path d="M${x(from)} 4H${x(to)}V26H${x(from)}z" fill="${fill}"/>` : '';
  const free = x(carried * (1 - reserve));
  return [
    bar(0, carried, 'var(--rule)'),
    bar(0, video, 'var(--tint)'),
    bar(video, video + audio, 'var(--second)'),
    bar(video + audio, total, 'var(--muted)'),
    bar(carried, total, '#ff8f7a'),
    `<path d="M${free} 0h4V30h-4z" fill="#fff"/>`,
  ].join('');
}
