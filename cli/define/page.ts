import type { ReactNode } from 'react';
import type { CallRequest } from './call-request.ts';
import type { PageConfig } from './config.ts';
import type { HeaderData } from './route.ts';
import type { RowFact } from './row-facts.ts';
import type { SiteTypes } from './site-types.ts';

/** One address to build, as the plan made it from a row of the route table. Plain data. */
export type PageRoute<Types extends SiteTypes = SiteTypes> = {
  address: string;
  edition: Types['edition'];
  layout: Types['layout'];
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
  hide: readonly Types['part'][];
  product: Types['product'] | null;
  /** Steps from the home page, as the rows' `parent` and `name` give them: this page last; none on home and error pages. */
  breadcrumb: readonly BreadcrumbStep[];
  /** Absolute address that search engines should keep for this page. */
  canonical: string;
  /** Absolute addresses of the same subject by edition; empty when there is no counterpart. */
  alternates: Readonly<Partial<Record<Types['edition'], string>>>;
  /** Kind of the page: the line above the title on its Open Graph image. */
  label: string;
  /** Language of the body where it is not the edition's. */
  mainLang: string | null;
  viewport: string;
  /** Where the query chooses the text: by which parameter, the value that stands for this one, and all values. */
  choice?: { query: string; value: string; values: readonly string[] };
  /** `data-` attributes of the `<html>` element, from the row. */
  attributes?: Readonly<Record<string, string>>;
  /** Those that the definition of the site gives it. */
  siteAttributes?: Readonly<Record<string, string>>;
  /** The feeds that the page links to: addresses of the pages that list their entries. */
  feeds?: readonly string[];
  /** HTTP status of the page: 200, or the error it represents. */
  status: number;
};

export type BreadcrumbStep = { name: string; address: string };

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
};

/** Looks of a whole page, as `data-` attributes of its `<html>` element. */
export type PageTheme = {
  night?: string;
  paper?: string;
  /** Without colour: days of mourning. */
  gray?: boolean;
};

/** What a page is rendered from. A site narrows it to the types of its calls and configuration. */
export type PageProps<
  Data = Readonly<Record<string, unknown>>,
  Types extends SiteTypes = SiteTypes,
  Config = PageConfig,
> = {
  /** The responses to the requests of the page, under the names the page gave them. */
  data: Data;
  route: PageRoute<Types>;
  site: Config;
  /** Moment of the build, milliseconds since the epoch; only for what the runtime sets right again when viewed. */
  now: number;
};

/** A `page.tsx`: what content it needs, its head, its body. */
export type Page = {
  needs?(route: PageRoute): Readonly<Record<string, CallRequest>>;
  /** What the page reads of other rows of the route table. */
  rows?(route: PageRoute): readonly RowFact[];
  head?(props: PageProps): PageHead;
  theme?: PageTheme | { of(props: PageProps): PageTheme }['of'];
  /** The content of `<main>`, with exactly one `<h1>`. */
  Body(props: PageProps): ReactNode;
};
