import type { ReceiptProps } from '../../../components/sections/receipt.tsx';
import { priceExamples } from '../../../config/price-examples.ts';
import { firstMonth } from '../../../config/rules/censorship.ts';
import { yuan } from '../../../config/rules/price.ts';
const rows = firstMonth(priceExamples.censorship[1].quantities);

/** From which score on a thing is looked at by people, and from which it is blocked. */
export const thresholds = { review: 0.6, block: 0.9 } as const;

export const verdictOf = (score: number) =>
  score >= thresholds.block ? '拦截' : score >= thresholds.review ? '复核' : '放行';

export const bill: ReceiptProps = {
  title: '一个社交应用的首月',
  meta: '算例',
  rows: rows.map(({ name, how, fen }) => ({ name, how, amount: yuan(fen) })),
  total: { name: '首月合计', amount: yuan(rows.reduce((sum, { fen }) => sum + fen, 0)) },
  note: '第二个月起按公开价，打开价格页可以逐项对。',
};
