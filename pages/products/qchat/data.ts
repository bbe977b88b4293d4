import { rateOf } from '../../../config/prices.ts';
import { grouped, unitPrice, yuan } from '../../../config/rules/price.ts';
import { filled } from '../../../components/ui/filled.ts';
import * as words from './words.yaml';

const rate = rateOf('im', 'qchat');
/** Active members of a month of the community that the price line works out. */
const active = 12_000;

export const price = filled(words.price, {
  price: unitPrice(rate),
  unit: rate.unit,
  name: rate.name,
  active: grouped(active),
  amount: yuan(active * rate.fen),
});
