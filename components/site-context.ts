import { createContext, useContext } from 'react';
import type { Edition } from '../config/editions.ts';
import type { PageConfig } from '../config/page-config.ts';
import type { PictureForms } from '../config/rules/content-picture.ts';
import { type RowFacts, type RowReader, rowReader } from '../config/rules/row-facts.ts';

/** Data that is the same in a whole edition, which components read without props. */
export type SiteContext = {
  site: PageConfig;
  edition: Edition;
  /** Moment of the build, milliseconds since the epoch; only for what the runtime sets right again when viewed. */
  now: number;
  /** Icons that all pages share in one file: its address, and the names it has. Only a page's frame knows them. */
  icons?: { address: string; names: ReadonlySet<string> };
  /** Absolute address of the same subject in the other edition; only a page's frame knows it, and only of a page that has one. */
  counterpart?: string;
  /** Smaller variants of the pictures in the content of a page. */
  pictures?: PictureForms;
  /** What the page reads of other rows of the route table: see `useRows`. */
  rows?: RowFacts;
};

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
