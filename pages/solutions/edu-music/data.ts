import { listedPrice } from '../../../components/sections/listed-price.ts';
import * as words from './words.yaml';

export const price = listedPrice({
  product: 'netcall',
  quantities: { hd: 200_000 },
  usage: words.price.usage,
});
