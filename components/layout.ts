import type { ReactNode } from 'react';
import type { NavigationEntry } from '../config/calls/navigation.ts';
import type { Notice } from '../config/calls/page.ts';
import type { DemoProduct } from '../config/products.ts';
import type { HeaderData } from '#generator';
import type { Part } from '../config/site-types.ts';

/** What tells one frame from another. Pages that agree on all of it share one rendered frame, so a layout may know no more. */
export type LayoutProps = {
  header: Omit<HeaderData, 'name'>;
  /** Parts this page does without. */
  hide: readonly Part[];
  navigation: readonly NavigationEntry[];
  /** Index of the navigation entry the page belongs to, -1 for none. */
  active: number;
  /** Links of the blog's header; empty in the other layouts. */
  blogNav: readonly { name: string; url: string }[];
  /** The product whose demos the help offers; null where there are none. */
  demo: DemoProduct | null;
  /** Notices of product changes; empty where none show. */
  notices: readonly Notice[];
  /** The page's `<main>`. */
  children: ReactNode;
};

/** The default export of a file in `components/layouts/`. */
export type Layout = (props: LayoutProps) => ReactNode;
