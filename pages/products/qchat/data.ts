import { prices } from '../../../config/prices.ts';
import { grouped, unitPrice, yuan } from '../../../config/rules/price.ts';

const rate = prices.im.rates.find(({ name }) => name === '圈组')!;
/** Active members of a month of the community that the price line works out. */
const active = 12_000;

export const price = {
  value: unitPrice(rate),
  unit: rate.unit,
  name: rate.name,
  usage: '十万人的玩家社区，当月登录过一万二千人',
  rows: [{ name: '圈组月活', how: `${grouped(active)} 人 × ${unitPrice(rate)}`, amount: yuan(active * rate.fen) }],
  total: yuan(active * rate.fen),
  href: '/price/im',
};
