import type { ReceiptProps } from '../../../components/sections/receipt.tsx';
import { partnerTerms } from '../../../config/partners.ts';
import { stepped } from '../../../config/rules/partners.ts';
import { grouped, roundYuan, yuan } from '../../../config/rules/price.ts';
import { clinics, quarters as amounts, reached } from './model.ts';
import { filled } from '../../../components/ui/filled.ts';
import * as words from './words.yaml';

const { steps } = partnerTerms.dealer;
const { tenths } = partnerTerms.isv;
const { count, fee, minutes, income, cost, work, left } = clinics;
const money = (amount: number) => `¥${grouped(amount)}`;

/** The year of a dealer, by quarter. */
export const dealerBill: ReceiptProps = {
  title: words.dealerBill.title,
  meta: words.dealerBill.meta,
  rows: amounts.map((amount, index) =>
    filled(words.dealerBill.row, {
      quarter: words.quarterNames[index]!,
      amount: money(amount),
      sum: money(reached(index)),
      rebate: money(stepped(reached(index), steps) - stepped(reached(index) - amount, steps)),
    }),
  ),
  total: filled(words.dealerBill.total, { rebate: money(stepped(reached(3), steps)) }),
  note: words.dealerBill.note,
  stamp: words.dealerBill.stamp,
};

/** The first year of a software maker. */
export const isvBill = filled(words.isvBill, {
  count,
  fee: roundYuan(fee * 100),
  income: yuan(income),
  minutes: grouped(minutes),
  discount: tenths[0] / 10,
  cost: yuan(cost),
  work: yuan(work),
  left: yuan(left),
});
