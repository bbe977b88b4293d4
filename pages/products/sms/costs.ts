import { prices } from '../../../config/prices.ts';
import { unitPrice } from '../../../config/rules/price.ts';

/** What a message to one of the listed places costs. */
export function costTo(place: string): string {
  const rate = prices.sms.rates.find(({ name }) => name === place);
  if (!rate) throw new Error(`prices.sms: no rate for ${place}`);
  return unitPrice(rate);
}
