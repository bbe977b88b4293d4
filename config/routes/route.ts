import type { Edition } from '../editions.ts';
import type { ProductCode } from '../products.ts';

/** The layouts. `phone` is for `/m/` addresses. */
export const layoutNames = ['zh', 'zh-white', 'en', 'blog', 'error', 'phone'] as const;
export type LayoutName = (typeof layoutNames)[number];

/** Parts of the frame that a route can hide. Without `menu` the header has only the logo and the account buttons. */
export type Part = 'header' | 'menu' | 'footer' | 'help';

/** A planned route: its address responds with 404 and is a valid target of redirects. */
export const planned = 'planned';

export type { ProductCode };

/** Families of addresses with one page per record or list page. */
export type Family =
  | 'blog-list'
  | 'blog-pages'
  | 'blog-articles'
  | 'blog-categories'
  | 'blog-components'
  | 'blog-category-pages'
  | 'case-list'
  | 'cases'
  | 'sdk-products'
  | 'challenge-works'
  | 'social-components';

/** Options of a page for its frame. */
export type HeaderData = {
  name: string;
  header_type: 'solid' | 'transparent';
  /** `none` hides the footer. */
  footer_type: 'solid' | 'none';
  /** `qq` shows the help widget. */
  sider_type: 'qq' | 'none';
  /** Name of the programme that a page belongs to, shown beside the logo; empty for none. */
  extra: string;
};

export const headerDefaults: Omit<HeaderData, 'name'> = {
  header_type: 'solid',
  footer_type: 'solid',
  sider_type: 'qq',
  extra: '',
};

/** Default labels. */
export const defaultLabels: Record<Edition, string> = { zh: '云通信服务', en: 'Cloud communications' };

/** A query parameter that selects a variant of a page. */
export type Selection = { query: string; fallback: string; values: readonly string[] };

/** One row of the route table: an address, or with `{parameters}` a family of them. */
export type Row = {
  path: string;
  edition: Edition;
  layout: LayoutName;
  /** Folder of its `page.tsx` below `pages/`: `<area>/<page>`; or `planned`. */
  page: string;
  /** Name of the page in header data, breadcrumbs and the list of routes. */
  name: string;
  /** Further addresses of the page; `path` is their canonical address. */
  aliases?: readonly string[];
  /** The family that supplies the parameters of the path. */
  each?: Family;
  /**
   * Variants selected by the query: one rendered page per value. Any other value, and none, shows the page of the address itself, which
   * is the variant `fallback`.
   */
  select?: Selection;
  hide?: readonly Part[];
  guards?: readonly string[];
  header?: Partial<Omit<HeaderData, 'name'>>;
  product?: ProductCode;
  /** The same page in the other edition, for hreflang. */
  counterpart?: string;
  /** Path of the parent page in the same edition, for the breadcrumb. */
  parent?: string;
  /** The canonical address, if this page is a copy. */
  canonical?: string;
  /** What kind of page it is: the line above the title on its Open Graph image. */
  label?: string;
  /** Language of the body, if it is not that of the edition. */
  mainLang?: string;
};

type Shared = Pick<Row, 'edition' | 'layout'> & Partial<Omit<Row, 'path' | 'name'>>;
type Own = Pick<Row, 'path' | 'name'> & Partial<Row>;

/** Creates rows with shared defaults. A row without `page` is planned. */
export function rows(shared: Shared, own: readonly Own[]): readonly Row[] {
  return own.map((row) => ({ page: planned, ...shared, ...row }));
}
