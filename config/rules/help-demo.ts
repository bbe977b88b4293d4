import type { Demo } from '../calls/demos.ts';
import { type DemoProduct, demoProducts, type ProductCode, relatedDemos } from '../products.ts';

type HelpDemoOptions = { demos: readonly Demo[]; product: string | null };

/**
 * The product whose demos the help bar of a page offers: the product of the page if it has demos, else its relative that has some, else the
 * first product with demos. Null when there are no demos.
 */
export function helpDemoOf({ demos, product }: HelpDemoOptions): DemoProduct | null {
  const shown = demoProducts.filter((name) => demos.some(({ products }) => products.includes(name)));
  const related = product === null ? undefined : relatedDemos[product as ProductCode];
  return shown.find((name) => name === product) ?? shown.find((name) => name === related) ?? shown[0] ?? null;
}
