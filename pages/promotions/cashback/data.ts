import type { ReceiptProps } from '../../../components/sections/receipt.tsx';
import { commitments } from '../../../config/commitments.ts';
import { offers } from '../../../config/offers.ts';
import { grouped } from '../../../config/rules/price.ts';
import { cashbackOf, layersOf } from '../../../config/rules/cashback.ts';
import { howOf } from './model.ts';
import { filled } from '../../../components/ui/filled.ts';
import * as words from './words.yaml';

const { steps } = offers.cashback;
const money = (yuan: number) => `¥${grouped(yuan)}`;

export const lead = words.lead({ from: money(steps[0]!.from), percent: steps.at(-1)!.percent });

const bill = ({ title, note }: { title: string; note: string }, spent: number): ReceiptProps => ({
  title,
  meta: words.bill.meta({ spent: money(spent) }),
  rows: layersOf(spent).map((layer) =>
    filled(words.bill.rows, { from: money(layer.from), howOf: howOf(layer), back: money(layer.back) }),
  ),
  total: filled(words.bill.total, { cashbackOf: money(cashbackOf(spent)) }),
  note,
  stamp: words.bill.stamp,
});

export const examples: readonly [ReceiptProps, ReceiptProps] = [
  bill(words.examples.piano, 48_000),
  bill(words.examples.voice, 360_000),
];

export const cases = filled(words.cases, { contract: money(commitments.billing.contract) });
