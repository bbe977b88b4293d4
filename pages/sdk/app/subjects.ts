import type { DemoProduct } from '../../../config/products.ts';
import { subjects } from './words.yaml';

export { subjects } from './words.yaml';

/** What the download page of a product says in its own words. */
export type Subject = {
  /** What the visitor holds after the download. */
  lead: string;
  /** Name of its packages, and as part of the names of modules. */
  pack: string;
  module: string;
  /** What to do where no package is made for. */
  instead: string;
  /** From nothing to a first result. */
  steps: readonly { title: string; text: string }[];
};

/** Product key of an address's id; null for one that has no download page. */
export function sdkProduct(id: string | undefined): DemoProduct | null {
  return id !== undefined && Object.hasOwn(subjects, id) ? (id as DemoProduct) : null;
}
