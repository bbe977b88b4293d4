import { grouped } from '../../../config/rules/price.ts';

/** Kilobits a second of an encoding, and the PSNR of the dress and the card in it. */
type Encoding = { kbit: number; inside: number };
export type Encodings = { plain: Encoding; narrow: Encoding };

/** What stands on both sides of the handle, `percent` from the left. */
export const statusOf = (percent: number, { plain, narrow }: Encodings) =>
  `左边 ${percent}% 是普通编码，${grouped(plain.kbit)} kbps；右边是窄带高清，${grouped(narrow.kbit)} kbps；衣料与价签的清晰度 ${plain.inside.toFixed(1)} 对 ${narrow.inside.toFixed(1)} dB`;

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
