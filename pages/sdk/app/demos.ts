import type { Demo } from '../../../config/calls/demos.ts';
import type { DemoProduct } from '../../../config/products.ts';

type Given = {
  product: DemoProduct;
  /** What the product's own call has. */
  own: readonly Demo[];
  /** The demos of all products. */
  all: readonly Demo[];
};

/** The demos of a product, in the order of the list of all. Those that only the product's own call has follow. */
export function demosOf({ product, own, all }: Given): Demo[] {
  const listed = all.filter(({ products }) => products.includes(product));
  return [...listed, ...own.filter(({ id }) => !listed.some((demo) => demo.id === id))];
}
