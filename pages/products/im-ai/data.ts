import { agentRates } from '../../../config/agent-rates.ts';
import { grouped, unitPrice, yuan } from '../../../config/rules/price.ts';

const { fen, per } = agentRates.find(({ id }) => id === 'think')!;
/** Replies of a month of the shop that the price line works out. */
const replies = 12_000;

export const price = {
  value: unitPrice({ fen, per }),
  unit: '每条有效回复',
  name: '通用模型',
  usage: '三十个会员群的户外店，一个月一万二千条有效回复',
  rows: [{ name: '有效回复', how: `${grouped(replies)} 条 × ${unitPrice({ fen, per })}`, amount: yuan(replies * fen) }],
  total: yuan(replies * fen),
  href: '/price',
};
