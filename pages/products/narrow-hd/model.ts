import measured from '../../../components/footage/material/measured.json' with { type: 'json' };
import { grouped } from '../../../config/rules/price.ts';

/** What stands on both sides of the handle. */
export const statusOf = (percent: number) =>
  `左边 ${percent}% 是普通编码，${grouped(measured.plain.kbit)} kbps；右边是窄带高清，${measured.narrow.kbit} kbps；衣料与价签的清晰度 ${measured.plain.inside.toFixed(1)} 对 ${measured.narrow.inside.toFixed(1)} dB`;

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
