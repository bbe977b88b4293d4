import type { Demo } from '../calls/demos.ts';
import { type DemoProduct, demoProducts } from '../products.ts';

/**
 * The product whose demos the help bar of a page offers: the product of the page if it has demos, else the first product with demos. Null
 * when there are no demos.
 */
export function helpDemoOf({ demos, product }: { demos: readonly Demo[]; product: string | null }): DemoProduct | null {
  const shown = demoProducts.filter((name) => demos.some(({ products }) => products.includes(name)));
  return shown.find((name) => name === product) ?? shown[0] ?? null;
}
