import type { ReactNode } from 'react';
import type { NavigationEntry } from '../config/calls/navigation.ts';

/**
 * What a frame is given. It reads the rest (edition, header data, hidden parts) from `usePage()`, and may use only those
 * facts of the route that are part of the shell's key: two pages with the same key share one rendered frame.
 */
export type LayoutProps = {
  navigation: readonly NavigationEntry[];
  /** Index of the entry the page belongs to, -1 for none. */
  active: number;
  /** Links of the blog's header; empty elsewhere. */
  blogNav: readonly { name: string; url: string }[];
  /** The page's `<main>`. */
  children: ReactNode;
};

/** A layout's file exports one of these as `default`. */
export type Layout = (props: LayoutProps) => ReactNode;
