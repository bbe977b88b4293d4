import { grouped } from '../../../config/rules/price.ts';
import { compareStatus } from './words.yaml';

/** Kilobits a second of an encoding, and the PSNR of the dress and the card in it. */
type Encoding = { kbit: number; inside: number };
export type Encodings = { plain: Encoding; narrow: Encoding };

/** What stands on both sides of the handle, `percent` from the left. */
export const statusOf = (percent: number, { plain, narrow }: Encodings) =>
  compareStatus({
    percent,
    plain: grouped(plain.kbit),
    narrow: grouped(narrow.kbit),
    plainInside: plain.inside.toFixed(1),
    narrowInside: narrow.inside.toFixed(1),
  });

/** Viewers of one channel from whom the traffic saved pays for the encoding. Fen of a thousand minutes, and of a gigabyte. */
export function breakEven({
  encoding,
  traffic,
  gigabytes,
  saved,
}: {
  encoding: number;
  traffic: number;
  gigabytes: number;
  saved: number;
}): number {
  return Math.ceil(((encoding / 1000) * 60) / (gigabytes * saved * traffic));
}
