import type { SiteDefinition } from '../define/site.ts';

/** What rendering reads of the definition, as plain data: threads get it, and it is an input of every page. */
export type RenderRules = {
  /** Columns of a description in search results. */
  description: { least: number; most: number };
  /** Paths of the HTML fields in the data of calls, and the data of a failed call. */
  html: Readonly<Record<string, { fields: readonly string[]; empty: unknown }>>;
};

export const renderRules = ({ limits, calls }: Pick<SiteDefinition, 'limits' | 'calls'>): RenderRules => ({
  description: limits.resultColumns.description,
  html: Object.fromEntries(
    Object.entries(calls).flatMap(([name, { html, empty }]) => (html ? [[name, { fields: html, empty }]] : [])),
  ),
});
