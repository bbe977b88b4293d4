import type { ReactNode } from 'react';

/** Values that can be serialized into a page and read there again. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };
export type IslandProps = { readonly [key: string]: Json };

/** When an island is hydrated: shortly before it is visible, when the browser is idle, or at the first interaction. */
export type When = 'visible' | 'idle' | 'use';

/**
 * React that also runs in the browser, from props that are plain data and without any context. Its first rendering is what
 * visitors without scripts keep, so it already says something useful.
 */
export type IslandDefinition<Props extends IslandProps = IslandProps> = {
  /** Name of its file in `components/islands/`, without its ending. */
  name: string;
  Component(props: Props): ReactNode;
};

/** Types an island's file: `export default island({ name, Component })`. */
export function island<Props extends IslandProps>(definition: IslandDefinition<Props>): IslandDefinition<Props> {
  return definition;
}
