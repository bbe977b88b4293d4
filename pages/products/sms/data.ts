import { priceListOf } from '../../../config/prices.ts';
import { unitPrice } from '../../../config/rules/price.ts';
import * as words from './words.yaml';
import { filled } from '../../../components/ui/filled.ts';

export const places = words.regions.map(({ place, seconds, rule }) => {
  const rate = priceListOf('sms').rates.find(({ name }) => name === place);
  if (!rate) throw new Error(`config/content/prices.json: sms has no rate for ${place}`);
  return filled(words.places, { place, rate: unitPrice(rate), seconds, rule });
});
