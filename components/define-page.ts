import type { ReactNode } from 'react';
import type { Ask, CallData, CallName } from '../config/calls/ask.ts';
import type { Edition } from '../config/editions.ts';
import type { HeaderData, LayoutName, Part, ProductCode } from '../config/routes/route.ts';
import type { PageConfig } from '../config/page-config.ts';
import type { RowFact } from '../config/rules/row-facts.ts';
import type { Night, Paper } from '../config/themes.ts';

/** One address to build, as the plan made it from a row of the route table. Plain data. */
export type PageRoute = {
  address: string;
  edition: Edition;
  layout: LayoutName;
  /** Folder of its `page.tsx` below `pages/`: `<area>/<page>`. */
  page: string;
  /** Values of the path's parameters; a page of a list also has `pages`, how many there are, and one of
   * a product's demos `documents`, the ids of their documents.  */
  params: Readonly<Record<string, string>>;
  /** Path of the row as the route table has it, with its `{parameters}`. */
  path: string;
  /** First segment of the address, `index` for the root. */
  pageName: string;
  header: HeaderData;
  hide: readonly Part[];
  product: ProductCode | null;
  /** Steps from the home page, as the rows' `parent` and `name` give them: this page last; none on home and error pages. */
  breadcrumb: readonly BreadcrumbStep[];
  /** Absolute address that search engines should keep for this page. */
  canonical: string;
  /** Absolute addresses of the same subject by edition; empty when there is no counterpart. */
  alternates: Readonly<Partial<Record<Edition, string>>>;
  /** Kind of the page: the line above the title on its Open Graph image. */
  label: string;
  /** Language of the body where it is not the edition's. */
  mainLang: string | null;
  viewport: string;
  /** Where the query chooses the text: by which parameter, the value that stands for this one, and all values. */
  choice?: { query: string; value: string; values: readonly string[] };
  /** HTTP status of the page: 200, or the error it represents. */
  status: number;
};

export type BreadcrumbStep = { name: string; address: string };

export type Asks = Record<string, Ask<CallName>>;

/** The answers to a page's asks, under the names the page gave them. */
export type Answers<Needs extends Asks> = {
  [Key in keyof Needs]: Needs[Key] extends Ask<infer Name extends CallName> ? CallData<Name> : never;
};

export type PageProps<Needs extends Asks> = {
  data: Answers<Needs>;
  route: PageRoute;
  site: PageConfig;
  /** Moment of the build, milliseconds since the epoch; only for what the runtime sets right again when viewed. */
  now: number;
};

/** What a page's Open Graph image shows; what is left out comes from its title and from the drawing it opens with. */
export type OgImageContent = {
  title?: string;
  /** A line below the title; only with a title. */
  text?: string | undefined;
  /** A drawing with a `viewBox`, in the page's own styles. */
  art?: ReactNode;
  /** Shown as a sheet of paper: for texts to be read in full. */
  paper?: boolean;
  /** Pages with the same name share one image, made from the first of them. */
  sharedAs?: string;
};

/** Metadata of a page for search engines and shared links; the SEO call supplies what is left out. */
export type PageHead = {
  title?: string | undefined;
  description?: string | undefined;
  keywords?: string | undefined;
  /** Absolute, or a site path. */
  image?: string | undefined;
  /** The picture that other sites show with a link to a page without an image. */
  ogImage?: OgImageContent | undefined;
  type?: 'website' | 'article';
  /** Steps from the home page, this page last, where they are not those of the row. */
  breadcrumb?: readonly BreadcrumbStep[];
  /** Further JSON-LD objects. */
  jsonLd?: readonly object[];
  /** When the content last changed, ISO 8601; from content only, never from the clock. */
  modified?: string | undefined;
  /** Addresses of the neighbours in a list of pages. */
  prev?: string | undefined;
  next?: string | undefined;
};

/** Looks of a whole page, as attributes of its `<html>` element; navy and a pale grey where it chooses none. */
export type PageTheme = {
  night?: Night;
  paper?: Paper;
  /** Without colour: days of mourning. */
  gray?: boolean;
};

/** A function of a page's props, typed as a method: parameters of methods vary both ways, so a page with needs of its own is a `Page`. */
type OfProps<Needs extends Asks, Result> = { of(props: PageProps<Needs>): Result }['of'];

/** A `page.tsx`: what content it needs, its head, its body. */
export type Page<Needs extends Asks = Asks> = {
  needs?: (route: PageRoute) => Needs;
  /** What the page reads of other rows of the route table with `useRows`. */
  rows?: (route: PageRoute) => readonly RowFact[];
  head?: OfProps<Needs, PageHead>;
  theme?: PageTheme | OfProps<Needs, PageTheme>;
  /** The content of `<main>`, with exactly one `<h1>`. */
  Body: OfProps<Needs, ReactNode>;
};

/** Types a `page.tsx`: `export default page({ … })`. */
export function page<Needs extends Asks = {}>(definition: Page<Needs>): Page<Needs> {
  return definition;
}
