import type { Edition } from '../editions.ts';
import type { ProductCode } from '../products.ts';

/** The frames a page is shown in. `phone` belongs to the `/m/` addresses. */
export const layoutNames = ['zh', 'zh-white', 'en', 'blog', 'error', 'phone'] as const;
export type LayoutName = (typeof layoutNames)[number];

/** Parts of the frame that a route can do without. Without `menu` the header has the logo and the account buttons only. */
export type Part = 'header' | 'menu' | 'footer' | 'help';

/** A route whose page is not built yet: it answers 404 and counts as existing for redirects. */
export const planned = 'planned';

export type { ProductCode };

/** Families of addresses that grow with content, one name for each way of growing. */
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

/** What a page tells its frame. */
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

/** What pages are whose row has no label. */
export const defaultLabels: Record<Edition, string> = { zh: '云通信服务', en: 'Cloud communications' };

/** A query parameter that chooses one of several texts under one address. */
export type Selection = { query: string; fallback: string; values: readonly string[] };

/** One row of the route table: an address, or with `{parameters}` a family of them. */
export type Row = {
  path: string;
  edition: Edition;
  layout: LayoutName;
  /** Folder of its `page.tsx` below `pages/`: `<area>/<page>`; or `planned`. */
  page: string;
  /** Name of the page for people: header data, breadcrumbs, the listing of routes. */
  name: string;
  /** Other addresses that answer with the same page and name `path` as canonical. */
  aliases?: readonly string[];
  /** What a path with parameters grows with. */
  each?: Family;
  /**
   * Texts that the query chooses from: one prerendered page for each value. Any other value, and none, shows the page of
   * the address itself, which stands for `fallback`.
   */
  select?: Selection;
  hide?: readonly Part[];
  guards?: readonly string[];
  header?: Partial<Omit<HeaderData, 'name'>>;
  product?: ProductCode;
  /** The same subject on the other edition: the two name each other in hreflang. */
  counterpart?: string;
  /** Path of the page one step nearer to the home page, in the same edition: the breadcrumb leads over it. */
  parent?: string;
  /** The address this page is a copy of. */
  canonical?: string;
  /** What kind of page it is: the line above the title on its Open Graph image. */
  label?: string;
  /** Language of the body where it is not the edition's. */
  mainLang?: string;
};

type Shared = Pick<Row, 'edition' | 'layout'> & Partial<Omit<Row, 'path' | 'name'>>;
type Own = Pick<Row, 'path' | 'name'> & Partial<Row>;

/** Rows that share some of their facts. A row's own facts win; a page that is not named is planned. */
export function rows(shared: Shared, own: readonly Own[]): readonly Row[] {
  return own.map((row) => ({ page: planned, ...shared, ...row }));
}
