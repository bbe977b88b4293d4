import type { PricedProduct } from '../../config/priced-products.ts';
import { meterOf, priceListOf, type Quantities } from '../../config/prices.ts';
import { estimate, grouped, type Line, unitPrice, yuan } from '../../config/rules/price.ts';
import { spaced } from '../ui/spaced.ts';
import type { ReceiptRow } from './receipt.tsx';
import type { StartPrice } from './start-blocks.tsx';

/** How a line of a bill came about: `赠 100 人 ＋ 9,900 人 × ¥0.36`. */
function reckoningOf({ meter, gift, parts }: Line): string {
  const given = gift > 0 ? [`赠 ${grouped(gift)} ${meter.unit}`] : [];
  const paid = parts.map(
    ({ quantity, fen }) => `${grouped(quantity)} ${meter.unit} × ${unitPrice({ fen, per: meter.per })}`,
  );
  return [...given, ...paid].join(' ＋ ');
}

type ListedUse<Product extends PricedProduct> = {
  product: Product;
  plan?: string;
  quantities: Quantities<Product>;
};

/** A month's bill from the price list, as the rows of a receipt. Meters that are not used have no row. */
export function listedBill<Product extends PricedProduct>({
  product,
  plan,
  quantities,
}: ListedUse<Product>): { rows: ReceiptRow[]; total: string } {
  for (const id of Object.keys(quantities)) meterOf(product, id);
  const {
    lines,
    plan: chosen,
    topUp,
    fen,
  } = estimate({
    tariff: priceListOf(product),
    quantities,
    ...(plan === undefined ? null : { plan }),
  });
  const fee = chosen && chosen.fen > 0 ? [{ name: chosen.name, how: '固定月费', amount: yuan(chosen.fen) }] : [];
  const counted = lines
    .filter(({ quantity }) => quantity > 0)
    .map((line) => ({ name: line.meter.name, how: reckoningOf(line), amount: yuan(line.fen) }));
  const least = topUp > 0 ? [{ name: '补足最低消费', how: '用量达到后不收', amount: yuan(topUp) }] : [];
  return { rows: [...fee, ...counted, ...least], total: yuan(fen) };
}

/**
 * The price line of a product on the Chinese list: the first tier of the first meter in `quantities`, and that month worked out.
 * `usage` says whose month it is.
 */
export function listedPrice<Product extends PricedProduct>({
  usage,
  ...use
}: ListedUse<Product> & { usage: string }): StartPrice {
  const [first] = Object.keys(use.quantities);
  if (first === undefined) throw new Error(`listedPrice: ${use.product} has no quantities`);
  const meter = meterOf(use.product, first);
  const { rows, total } = listedBill(use);
  return {
    value: unitPrice({ fen: meter.tiers[0]!.fen, per: meter.per }),
    unit: spaced('每', meter.unit),
    name: meter.name,
    usage,
    rows,
    total,
    href: `/price/${use.product}`,
  };
}
