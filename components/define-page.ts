import type { ReactNode } from 'react';
import type {
  PageHead,
  PageProps as AnyPageProps,
  PageRoute as AnyPageRoute,
  PageTheme as AnyPageTheme,
  RowFact,
} from '#generator';
import type { CallRequest, CallData, CallName } from '../config/calls/request.ts';
import type { PageConfig } from '../config/page-config.ts';
import type { SiteTypes } from '../config/site-types.ts';
import type { Night, Paper } from '../config/themes.ts';

// The types of a page, narrowed to the editions, calls and themes of this site.

export type { OgImageContent, PageHead } from '#generator';
export type PageRoute = AnyPageRoute<SiteTypes>;
export type CallRequests = Record<string, CallRequest<CallName>>;

/** The responses to the requests of a page, under the names the page gave them. */
export type Answers<Needs extends CallRequests> = {
  [Key in keyof Needs]: Needs[Key] extends CallRequest<infer Name extends CallName> ? CallData<Name> : never;
};

export type PageProps<Needs extends CallRequests> = AnyPageProps<Answers<Needs>, SiteTypes, PageConfig>;

/** Looks of a whole page; navy and a pale grey where it chooses none. */
export type PageTheme = AnyPageTheme & { night?: Night; paper?: Paper };

/** A function of a page's props, typed as a method: parameters of methods vary both ways, so a page with needs of its own is a `Page`. */
type OfProps<Needs extends CallRequests, Result> = { of(props: PageProps<Needs>): Result }['of'];

/** A `page.tsx`: what content it needs, its head, its body. */
export type Page<Needs extends CallRequests = CallRequests> = {
  needs?: (route: PageRoute) => Needs;
  /** What the page reads of other rows of the route table with `useRows`. */
  rows?: (route: PageRoute) => readonly RowFact[];
  head?: OfProps<Needs, PageHead>;
  theme?: PageTheme | OfProps<Needs, PageTheme>;
  /** The content of `<main>`, with exactly one `<h1>`. */
  Body: OfProps<Needs, ReactNode>;
};

/** Types a `page.tsx`: `export default page({ … })`. */
export function page<Needs extends CallRequests = {}>(definition: Page<Needs>): Page<Needs> {
  return definition;
}
