import { prices } from '../../../config/prices.ts';
import { unitPrice } from '../../../config/rules/price.ts';
import * as words from './words.yaml';
import { filled } from '../../../components/ui/filled.ts';

const every5 = (values: readonly number[]) => values.map((value, index) => [index * 5, value] as const);

/** One hour of a channel, every five minutes: the rate of receipts, and its share of the traffic, in percent. */
export const hour = {
  receipts: every5([98.4, 98.5, 98.3, 98.4, 96.1, 91.2, 85.3, 82.6, 84.9, 92, 96.8, 98.1, 98.4]),
  share: every5([38, 38, 38, 38, 36, 14, 2, 2, 2, 4, 14, 32, 38]),
};

export const places = words.regions.map(({ place, seconds, rule }) => {
  const rate = prices.sms.rates.find(({ name }) => name === place);
  if (!rate) throw new Error(`prices.sms: no rate for ${place}`);
  return filled(words.places, { place, rate: unitPrice(rate), seconds, rule });
});
