import { listedPrice } from '../../../components/sections/listed-price.ts';
import * as words from './words.yaml';

/** A month of a voice room abroad. */
export const price = listedPrice({
  product: 'netcall',
  usage: words.price.usage,
  quantities: { voice: 2000 * 40 * 30 },
});
