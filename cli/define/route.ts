import type { SiteTypes } from './site-types.ts';

/** A planned route: its address responds with 404 and is a valid target of redirects. */
export const planned = 'planned';

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

/** A query parameter that selects a variant of a page. */
export type Selection = { query: string; fallback: string; values: readonly string[] };

/** One row of the route table: an address, or with `{parameters}` a family of them. */
export type Row<Types extends SiteTypes = SiteTypes> = {
  path: string;
  edition: Types['edition'];
  layout: Types['layout'];
  /** Folder of its `page.tsx` below `pages/`: `<area>/<page>`; or `planned`. */
  page: string;
  /** Name of the page in header data, breadcrumbs and the list of routes. */
  name: string;
  /** Further addresses of the page; `path` is their canonical address. */
  aliases?: readonly string[];
  /** The family that supplies the parameters of the path. */
  each?: Types['family'];
  /**
   * Variants selected by the query: one rendered page per value. Any other value, and none, shows the page of the address itself, which
   * is the variant `fallback`.
   */
  select?: Selection;
  hide?: readonly Types['part'][];
  guards?: readonly Types['guard'][];
  header?: Partial<Omit<HeaderData, 'name'>>;
  product?: Types['product'];
  /** The same page in the other edition, for hreflang; by edition where there are several, its own may be among them. */
  counterpart?: string | Readonly<Partial<Record<Types['edition'], string>>>;
  /** Path of the parent page in the same edition, for the breadcrumb. */
  parent?: string;
  /** The canonical address, if this page is a copy: of each variant by its value, where the query selects what is copied. */
  canonical?: string | Readonly<Record<string, string>>;
  /** What kind of page it is: the line above the title on its Open Graph image. */
  label?: string;
  /** Language of the body, if it is not that of the edition. */
  mainLang?: string;
  /** `data-` attributes of the `<html>` element, such as the theme of a sister site. */
  attributes?: Readonly<Record<string, string>>;
};

type Shared<Types extends SiteTypes> = Pick<Row<Types>, 'edition' | 'layout'> &
  Partial<Omit<Row<Types>, 'path' | 'name'>>;
type Own<Types extends SiteTypes> = Pick<Row<Types>, 'path' | 'name'> & Partial<Row<Types>>;

/** Creates rows with shared defaults. A row without `page` is planned. */
export function rows<Types extends SiteTypes>(
  shared: Shared<Types>,
  own: readonly Own<Types>[],
): readonly Row<Types>[] {
  return own.map((row) => ({ page: planned, ...shared, ...row }));
}
