import { createContext, type ReactNode, useContext } from 'react';
import type { Ask, CallData, CallName } from '../config/calls/index.ts';
import type { Edition } from '../config/editions.ts';
import type { HeaderData, LayoutName, Part, ProductCode } from '../config/routes/route.ts';
import type { SiteConfig } from '../config/site.ts';

/** One address to build, as the plan made it from a row of the route table. */
export type PageRoute = {
  address: string;
  edition: Edition;
  layout: LayoutName;
  /** File below `pages/`, without its ending. */
  page: string;
  /** Values of the path's parameters; empty for a plain address. */
  params: Record<string, string>;
  /** Parameterised path of the row, as in the route table. */
  path: string;
  /** First segment of the address, `index` for the root. */
  pageName: string;
  header: HeaderData;
  hide: readonly Part[];
  product: ProductCode | null;
  /** Absolute canonical address. */
  canonical: string;
  /** Absolute addresses of the same subject by edition, both or none. */
  alternates: Partial<Record<Edition, string>>;
  mainLang: string | null;
  viewport: string;
  /** Status the page answers with: 200, or the error it stands for. */
  status: number;
};

/** What every component of a page may ask for: facts that are the same all over it. */
export type PageContext = {
  site: SiteConfig;
  route: PageRoute;
  /** Moment of the build, milliseconds since the epoch. Only for what is right again when viewed (years, festival logo). */
  now: number;
};

const Context = createContext<PageContext | null>(null);
export const PageProvider = Context.Provider;

/** The page being rendered. Throws outside of a page, so also in an island: those take props. */
export function usePage(): PageContext {
  const page = useContext(Context);
  if (!page) throw new Error('usePage: no page around this component; islands take props instead');
  return page;
}

export type Asks = Record<string, Ask<any>>;
export type Answers<Needs extends Asks> = {
  [Key in keyof Needs]: Needs[Key] extends Ask<infer Name extends CallName> ? CallData<Name> : never;
};

export type PageProps<Needs extends Asks> = PageContext & { data: Answers<Needs> };

/** What a page says of itself to search engines and to those who share it; the SEO call fills what it leaves out. */
export type PageHead = {
  title?: string;
  description?: string;
  keywords?: string;
  /** Absolute, or a site path. */
  image?: string;
  type?: 'website' | 'article';
  /** Steps from the home page, this page last. */
  breadcrumb?: readonly { name: string; address: string }[];
  /** Further JSON-LD objects. */
  data?: readonly object[];
  /** When the content last changed, ISO 8601; from content only, never from the clock. */
  modified?: string;
  /** Neighbours in a list of pages. */
  prev?: string;
  next?: string;
  noindex?: boolean;
};

/** A page file: what content it needs, its head, its body. */
export type Page<Needs extends Asks = Asks> = {
  needs?: (route: PageRoute) => Needs;
  head?: (props: PageProps<Needs>) => PageHead;
  /** The content of `<main>`, with exactly one `<h1>`. */
  Body: (props: PageProps<Needs>) => ReactNode;
  /** Classes and attributes of the `<html>` element, for themes of a whole page. */
  theme?: (props: PageProps<Needs>) => string | null;
};

/** Types a page's file: `export default page({ … })`. */
export function page<Needs extends Asks>(definition: Page<Needs>): Page<Needs> {
  return definition;
}
