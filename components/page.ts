import type { ReactNode } from 'react';
import type { Ask, CallData, CallName } from '../config/calls/ask.ts';
import type { Edition } from '../config/editions.ts';
import type { HeaderData, LayoutName, Part, ProductCode } from '../config/routes/route.ts';
import type { PageConfig } from '../config/page-config.ts';

/** One address to build, as the plan made it from a row of the route table. Plain data. */
export type PageRoute = {
  address: string;
  edition: Edition;
  layout: LayoutName;
  /** File below `pages/`, without its ending. */
  page: string;
  /** Values of the path's parameters; a page of a list also has `pages`, how many there are. */
  params: Readonly<Record<string, string>>;
  /** Path of the row as the route table has it, with its `{parameters}`. */
  path: string;
  /** First segment of the address, `index` for the root. */
  pageName: string;
  header: HeaderData;
  hide: readonly Part[];
  product: ProductCode | null;
  /** Absolute address that search engines should keep for this page. */
  canonical: string;
  /** Absolute addresses of the same subject by edition; empty when there is no counterpart. */
  alternates: Readonly<Partial<Record<Edition, string>>>;
  /** Language of the body where it is not the edition's. */
  mainLang: string | null;
  viewport: string;
  /** Where the query chooses the text: by which parameter, the value that stands for this one, and all values. */
  choice?: { query: string; value: string; values: readonly string[] };
  /** Status the page answers with: 200, or the error it stands for. */
  status: number;
};

export type Asks = Record<string, Ask<any>>;

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

/** What a page's card shows; what is left out comes from its title and from the drawing it opens with. */
export type CardWords = {
  title?: string;
  /** A line below the title; only with a title. */
  text?: string | undefined;
  /** A drawing with a `viewBox`, in the page's own styles. */
  art?: ReactNode;
  /** Shown as a sheet of paper: for texts to be read in full. */
  paper?: boolean;
  /** Pages that give the same name have the same card: it is made up for the first of them. */
  sharedAs?: string;
};

/** What a page says of itself to search engines and to those who share it; the SEO call fills what it leaves out. */
export type PageHead = {
  title?: string | undefined;
  description?: string | undefined;
  keywords?: string | undefined;
  /** Absolute, or a site path. */
  image?: string | undefined;
  /** The picture that other sites show with a link to a page without an image. */
  card?: CardWords | undefined;
  type?: 'website' | 'article';
  /** Steps from the home page, this page last. */
  breadcrumb?: readonly { name: string; address: string }[];
  /** Further JSON-LD objects. */
  jsonLd?: readonly object[];
  /** When the content last changed, ISO 8601; from content only, never from the clock. */
  modified?: string | undefined;
  /** Addresses of the neighbours in a list of pages. */
  prev?: string | undefined;
  next?: string | undefined;
};

/** A page file: what content it needs, its head, its body. */
export type Page<Needs extends Asks = any> = {
  needs?: (route: PageRoute) => Needs;
  head?: (props: PageProps<Needs>) => PageHead;
  /** `data-theme` of the `<html>` element, for looks of a whole page; null for the usual one. */
  theme?: (props: PageProps<Needs>) => string | null;
  /** The content of `<main>`, with exactly one `<h1>`. */
  Body: (props: PageProps<Needs>) => ReactNode;
};

/** Types a page's file: `export default page({ … })`. */
export function page<Needs extends Asks>(definition: Page<Needs>): Page<Needs> {
  return definition;
}
