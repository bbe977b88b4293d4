import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { type SiteContext, SiteProvider } from '../../../components/site-context.ts';
import type { Edition } from '../../../config/editions.ts';
import { site } from '../../../config/site.ts';

/** Markup of a section as an edition shows it. */
export function markupOf(section: ReactNode, edition: Edition = 'zh', own: Partial<SiteContext> = {}): string {
  return renderToStaticMarkup(<SiteProvider value={{ site, edition, now: 0, ...own }}>{section}</SiteProvider>);
}

/** Names of the elements that open, in order. */
export function elementsOf(markup: string): string[] {
  return [...markup.matchAll(/<(\w+)/g)].map(([, name]) => name!);
}

/** Where its links lead, in order. */
export function linksOf(markup: string): string[] {
  return [...markup.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, address]) => address!);
}
