import { rateOf } from '../../../config/prices.ts';
import { unitPrice } from '../../../config/rules/price.ts';
import * as words from './words.yaml';
import { filled } from '../../../components/ui/filled.ts';

export const places = words.regions.map(({ rate: id, seconds, rule }) => {
  const rate = rateOf('sms', id);
  return filled(words.places, { place: rate.name, rate: unitPrice(rate), seconds, rule });
});
