import { createContext, useContext } from 'react';
import type { Edition } from '../config/editions.ts';
import type { PageConfig } from '../config/page-config.ts';
import { type RowReader, rowReader, type SiteContext as AnySiteContext } from '#generator';

/** Data that is the same in a whole edition, which components read without props. */
export type SiteContext = AnySiteContext<PageConfig, Edition>;

const Context = createContext<SiteContext | null>(null);
export const SiteProvider = Context.Provider;

/** The edition being rendered. Throws in an island, which takes props instead. */
export function useSite(): SiteContext {
  const value = useContext(Context);
  if (!value) throw new Error('useSite: no edition around this component; islands take props instead');
  return value;
}

/**
 * What a page reads of other rows of the route table: what its definition declares in `rows`, and nothing else, because the
 * page is rendered again when one of these facts changes.
 */
export const useRows = (): RowReader => rowReader(useSite().rows ?? {});
