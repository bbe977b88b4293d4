import type { DemoProduct } from '../../config/products.ts';

/** Where the downloads of a product stand. */
export function sdkAddress(product: DemoProduct): string {
  return `/sdk/app/${product}`;
}
