import { roundSteps } from '../../../components/try/dial.ts';
import { type DollarMeterId, dollarMeters } from '../../../config/dollar-prices.ts';
import { dollarLineOf, dollars, dollarReckoningOf } from '../../../config/rules/dollars.ts';
import { grouped } from '../../../config/rules/price.ts';

export type Use = Readonly<Record<DollarMeterId, number>>;

/** Quantities of a month that each dial can take. */
export const steps: Readonly<Record<DollarMeterId, readonly number[]>> = {
  users: [0, ...roundSteps({ from: 100, to: 1_000_000 })],
  voice: [0, ...roundSteps({ from: 1_000, to: 10_000_000 })],
  video: [0, ...roundSteps({ from: 1_000, to: 10_000_000 })],
  live: [0, ...roundSteps({ from: 100, to: 200_000 })],
  texts: [0, ...roundSteps({ from: 1_000, to: 1_000_000 })],
};

/** A month's bill: texts by meter, its total, and the line for the status. */
export function billOf(use: Use) {
  const texts: Record<string, string> = {};
  let total = 0;
  for (const meter of dollarMeters) {
    const quantity = use[meter.id];
    const { cents } = dollarLineOf(meter, quantity);
    total += cents;
    texts[meter.id] = `${grouped(quantity)} ${meter.unit}`;
    texts[`${meter.id}-how`] = dollarReckoningOf(meter, quantity);
    texts[`${meter.id}-amount`] = dollars(cents);
  }
  texts['total'] = dollars(total);
  return { texts, total, status: `${texts['total']} a month before tax, ${dollars(total * 12)} a year at this volume` };
}
