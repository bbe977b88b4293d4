import { agentRates } from '../../../config/agent-rates.ts';
import { grouped, unitPrice, yuan } from '../../../config/rules/price.ts';
import { filled } from '../../../components/ui/filled.ts';
import * as words from './words.yaml';

const { fen, per } = agentRates.find(({ id }) => id === 'think')!;
/** Replies of a month of the shop that the price line works out. */
const replies = 12_000;

export const price = filled(words.price, {
  unitPrice: unitPrice({ fen, per }),
  replies: grouped(replies),
  amount: yuan(replies * fen),
});
