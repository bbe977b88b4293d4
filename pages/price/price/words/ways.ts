import type { ComparisonColumn, ComparisonRow } from '../../../../components/sections/comparison-table.tsx';
import { firstPrice } from '../../../../components/price/first-price.ts';
import { spaced } from '../../../../components/ui/spaced.ts';
import type { PricedProduct } from '../../../../config/priced-products.ts';
import { meterOf, priceListOf } from '../../../../config/prices.ts';
import { discountOf, grouped, roundYuan } from '../../../../config/rules/price.ts';
import type { Offer } from './words.ts';
import { filled } from '../../../../components/ui/filled.ts';
import * as words from './ways.yaml';

type WaysToPayOptions = {
  product: PricedProduct;
  /** The meter that most of the bill comes from. */
  meter: string;
  /** The meter of the lowest price, where it is another one. */
  entry?: string;
  /** Instead of that there is no commitment. */
  terms?: string;
  /** What is good about each way, for this product. */
  metered: readonly string[];
  prepaid: readonly string[];
  contract: readonly string[];
};

/** The three ways to pay for a product that has no versions. */
export function waysToPay({
  product,
  meter: id,
  entry = id,
  terms = words.terms,
  metered,
  prepaid,
  contract,
}: WaysToPayOptions): readonly Offer[] {
  const { packages } = priceListOf(product);
  const meter = meterOf(product, id);
  const own = packages.filter((one) => one.meter === id);
  const best = own.at(-1)!;
  const first = firstPrice(meterOf(product, entry));
  const discount = discountOf({ meter, amount: best.amount, fen: best.fen });
  return [
    {
      ...words.waysToPay[0],
      text: terms,
      price: first.price,
      unit: spaced(first.unit, words.waysToPay[0].unit),
      points: metered,
    },
    {
      ...filled(words.waysToPay[1], {
        discount,
        amount: grouped(own[0]!.amount),
        unit: meter.unit,
        months: own[0]!.months,
      }),
      price: roundYuan(own[0]!.fen),
      points: prepaid,
      marked: true,
    },
    {
      ...filled(words.waysToPay[2], { contracted: words.contracted }),
      points: contract,
    },
  ];
}

export const wayColumns: readonly ComparisonColumn[] = filled(words.wayColumns, { contracted: words.contracted });

/** What holds for every product, whichever way it is paid. */
export const serviceRows: { group: string; rows: readonly ComparisonRow[] } = {
  group: words.serviceRows.group,
  rows: [
    words.serviceRows.rows[0],
    words.serviceRows.rows[1],
    words.serviceRows.rows[2],
    {
      name: words.serviceRows.rows[3].name,
      note: words.daytime,
      cells: words.firstAnswers,
    },
    words.serviceRows.rows[4],
    words.serviceRows.rows[5],
  ],
};
