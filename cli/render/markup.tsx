import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { MarkIcon } from '../../components/art/mark-icon.tsx';
import type { Layout, LayoutProps } from '../../components/layout.ts';
import type { Page, PageProps, PageRoute } from '../../components/page.ts';
import { type SiteContext, SiteProvider } from '../../components/site-context.ts';
import { IconSymbols } from '../../components/ui/icon-sheet.tsx';
import { lighten } from './lighten.ts';

/** The only file of the CLI that runs React. It is bundled with the pages, so that all of them share one context. */

function markup(context: SiteContext, node: ReactNode): string {
  return lighten(renderToString(<SiteProvider value={context}>{node}</SiteProvider>));
}

/** Stands for the page's `<main>` while a frame is rendered. */
export const bodyMark = '<main data-body=""></main>';

/** A layout with `bodyMark` where the page's body goes. */
export function frameMarkup({ layout: Frame, props, context }: { layout: Layout; props: Omit<LayoutProps, 'children'>; context: SiteContext }): string {
  return markup(
    context,
    <Frame {...props}>
      <main data-body="" />
    </Frame>,
  );
}

/** What React puts before the markup: preloads of pictures that show at once. They belong into the head. */
const leadingPreloads = /^(?:<link rel="preload"[^>]*>)*/;

/** The `<main>` of a page, and what of it belongs into the head. */
export function mainMarkup({ page, props }: { page: Page; props: PageProps<any> }): { main: string; preloads: string } {
  const { route, site, now } = props;
  const html = markup({ site, edition: route.edition, now }, <Main route={route}>{<page.Body {...props} />}</Main>);
  const [preloads = ''] = leadingPreloads.exec(html) ?? [];
  return { main: html.slice(preloads.length), preloads };
}

function Main({ route, children }: { route: PageRoute; children: ReactNode }) {
  return (
    <main id="main" tabIndex={-1} {...(route.mainLang && { lang: route.mainLang })}>
      {children}
    </main>
  );
}

/** The mark as an SVG document, for icons. */
export function markSvg(): string {
  return renderToString(<MarkIcon />);
}

/** Icons by name, as one SVG document: pages show each by its fragment. */
export function iconSheet(names: readonly string[]): string {
  return `<svg xmlns="http://www.w3.org/2000/svg">${lighten(renderToString(<IconSymbols names={names} />))}</svg>`;
}
