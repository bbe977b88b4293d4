import { listedPrice } from '../../../components/sections/listed-price.ts';
import { commitments } from '../../../config/commitments.ts';
import { meterOf, rateOf } from '../../../config/prices.ts';
import { type LessonRates, minutes } from './lesson.ts';
import { filled } from '../../../components/ui/filled.ts';
import * as words from './words.yaml';

/** Fen for one unit at the first tier. */
function rate(product: 'interact' | 'netcall' | 'vod' | 'whiteboard', id: string): number {
  const { tiers, per } = meterOf(product, id);
  return tiers[0]!.fen / per;
}

const boardMinute = rate('whiteboard', 'minutes');
/** Gigabytes of a lesson that is watched at 1.2 Mbps. */
const watched = (1.2 * minutes * 60) / 8 / 1000;
const lowLatency = rateOf('interact', 'low-latency');

/** What lessons are counted by. With a call, a board's minute costs four fifths. */
export const lessonRates: LessonRates = {
  call: rate('netcall', 'hd') + (boardMinute * commitments.billing.whiteboardWithCalls) / 10,
  stage: rate('interact', 'stage') + boardMinute,
  viewer: watched * lowLatency.fen,
};

export const price = listedPrice({
  product: 'netcall',
  ...filled(words.price, { minutes }),
  quantities: { hd: 80 * 7 * minutes },
});
