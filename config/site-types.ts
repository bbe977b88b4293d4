import type { FamilyOf } from '#generator';
import type { Edition } from './editions.ts';
import type { kinds } from './kinds/index.ts';
import type { ProductCode } from './products.ts';

/** The layouts. `phone` is for `/m/` addresses. */
export const layoutNames = ['zh', 'zh-white', 'zh-english', 'en', 'blog', 'error', 'phone'] as const;
export type LayoutName = (typeof layoutNames)[number];

/** Parts of the frame that a route can hide. Without `menu` the header has only the logo and the account buttons. */
export type Part = 'header' | 'menu' | 'footer' | 'help';

/** Families of addresses with one page per record or list page. */
export type Family =
  | 'blog-list'
  | 'blog-pages'
  | 'blog-articles'
  | 'blog-categories'
  | 'blog-authors'
  | 'blog-components'
  | 'blog-category-pages'
  | 'case-list'
  | 'cases'
  | 'sdk-products'
  | 'challenge-works'
  | 'social-components';

type KindFamily = FamilyOf<typeof kinds>;

/** The names of this site, for the types of `#generator`. */
export type SiteTypes = {
  edition: Edition;
  layout: LayoutName;
  part: Part;
  product: ProductCode;
  family: Family | KindFamily;
  guard: string;
};
