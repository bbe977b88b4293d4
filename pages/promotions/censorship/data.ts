import type { ReceiptProps } from '../../../components/sections/receipt.tsx';
import { priceExamples } from '../../../config/price-examples.ts';
import { firstMonth } from '../../../components/price/first-month.ts';
import { yuan } from '../../../config/rules/price.ts';
import { filled } from '../../../components/ui/filled.ts';
import * as words from './words.yaml';

const rows = firstMonth(priceExamples.censorship[1].quantities);

/** From which score on a thing is looked at by people, and from which it is blocked. */
export const thresholds = { review: 0.6, block: 0.9 } as const;

export const verdictOf = (score: number) =>
  score >= thresholds.block ? 'block' : score >= thresholds.review ? 'review' : 'pass';

export const bill: ReceiptProps = {
  ...filled(words.bill, { rows: yuan(rows.reduce((sum, { fen }) => sum + fen, 0)) }),
  rows: rows.map(({ name, how, fen }) => ({ name, how, amount: yuan(fen) })),
};
