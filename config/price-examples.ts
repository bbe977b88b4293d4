import file from './content/price-examples.json';
import type { PricedProduct } from './priced-products.ts';
import type { Quantities } from './prices.ts';

/** An example month: the first values of the calculator, shown in its place without scripts. */
export type PriceExample<Product extends PricedProduct = PricedProduct> = {
  name: string;
  text: string;
  plan?: string;
  quantities: Quantities<Product>;
};

/** Three for each product, from the smallest to the largest. */
export const priceExamples = file as unknown as {
  readonly [Product in PricedProduct]: readonly [PriceExample<Product>, PriceExample<Product>, PriceExample<Product>];
};
