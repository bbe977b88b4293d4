import { firstPrice } from '../../../components/price/first-price.ts';
import { lineDelays, liveLines, secondsText } from '../../../config/live-lines.ts';
import type { PricedProduct } from '../../../config/priced-products.ts';
import { meterOf } from '../../../config/prices.ts';
import { filled } from '../../../components/ui/filled.ts';
import * as words from './words.yaml';

function priceOf(product: PricedProduct, id: string): string {
  const { price, unit } = firstPrice(meterOf(product, id));
  return `${price}/${unit.slice(1).trimStart()}`;
}

export const cards = filled(words.cards, {
  notice: priceOf('sms', 'notice'),
  mau: priceOf('im', 'mau'),
  voice: priceOf('netcall', 'voice'),
  hd: priceOf('netcall', 'hd'),
  ...liveLines,
  stage: secondsText(lineDelays.stage),
  traffic: priceOf('live', 'traffic'),
});
