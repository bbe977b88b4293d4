import type { ReactNode } from 'react';

/** What can be written into a page and read there again. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };
export type IslandProps = { readonly [key: string]: Json };

/** When an island comes to life: shortly before it is seen, when the browser has nothing else to do, or when somebody reaches for it. */
export type When = 'visible' | 'idle' | 'use';

/**
 * React that also runs in the browser, from props that are plain data and without any context. Its first rendering is what
 * visitors without scripts keep, so it already says something useful.
 */
// biome-ignore lint/suspicious/noExplicitAny: an island whose props only it knows takes any
export type IslandDefinition<Props extends IslandProps = any> = {
  /** Name of its file in `components/islands/`, without its ending. */
  name: string;
  Component: (props: Props) => ReactNode;
};

/** Types an island's file: `export default island({ name, Component })`. */
export function island<Props extends IslandProps>(definition: IslandDefinition<Props>): IslandDefinition<Props> {
  return definition;
}
