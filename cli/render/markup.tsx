import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { MarkIcon } from '../../components/art/mark-icon.tsx';
import { panel } from '../../components/art/works/work.ts';
import { workOf } from '../../components/art/works/works.ts';
import type { IslandDefinition, IslandProps } from '../../components/island/definition.ts';
import { type Place, PlacesProvider } from '../../components/island/places.ts';
import type { Layout, LayoutProps } from '../../components/layout.ts';
import type { Page, PageProps, PageRoute } from '../../components/page.ts';
import { seedOf } from '../../components/ui/seed.ts';
import type { ProductCode } from '../../config/products.ts';
import type { SiteContext } from '../../components/site-context.ts';
import { IconsProvider, SiteProvider } from '../../components/site-provider.tsx';
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

type Placed = { of: IslandDefinition; props: string; prefix: string };
type Markup = { main: string; preloads: string };
type GivenPage = { page: Page; props: PageProps<any>; islands: Readonly<Record<string, string>> };

/** The `<main>` of a page, and what of it belongs into the head. Islands are rendered by themselves and put where the page has them. */
export function mainMarkup({ page, props, islands: addresses }: GivenPage): Markup {
  const { route, site, now } = props;
  const placed: Placed[] = [];
  const place: Place = ({ of, props }) => {
    const address = addresses[of.name];
    if (address === undefined) throw new Error(`Island: there is no components/islands/${of.name}.tsx; an island is named after its file`);
    const prefix = `island${placed.length}-`;
    const mark = `<!--island ${placed.length}-->`;
    placed.push({ of, props, prefix });
    return { address, prefix, mark };
  };
  const whole = markup(
    { site, edition: route.edition, now },
    <PlacesProvider value={place}>
      <Main route={route}>
        <page.Body {...props} />
      </Main>
    </PlacesProvider>,
  );
  const { main, preloads } = cut(whole);
  const islands = placed.map(islandMarkup);
  return {
    main: main.replace(/<!--island (\d+)-->/g, (_, number: string) => islands[Number(number)]!.main),
    preloads: [preloads, ...islands.map((island) => island.preloads)].join(''),
  };
}

/** An island as React will find it in the browser: from props that were JSON, with the comments between its texts. */
function islandMarkup({ of: { Component }, props, prefix }: Placed): Markup {
  return cut(renderToString(<Component {...(JSON.parse(props) as IslandProps)} />, { identifierPrefix: prefix }));
}

function cut(html: string): Markup {
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

/** A drawing that a page chose for its card. */
export const artMarkup = (art: ReactNode) => lighten(renderToString(<IconsProvider>{art}</IconsProvider>));

/** A product at work, for the card of a page that shows nothing of the kind. The same `of`, the same people and numbers. */
export function productMarkup({ product, of }: { product: ProductCode; of: string }): string {
  const Work = workOf(product);
  const { width, height } = panel;
  return artMarkup(
    <svg viewBox={`-12 -12 ${width + 24} ${height + 24}`} fill="none">
      <Work seed={seedOf(of)} talk={['装好了吗？', '已经连上了']} />
    </svg>,
  );
}

/** The mark as an SVG document, for icons. */
export function markSvg(): string {
  return renderToString(<MarkIcon />);
}

/** Icons by name, as one SVG document: pages show each by its fragment. */
export function iconSheet(names: readonly string[]): string {
  return `<svg xmlns="http://www.w3.org/2000/svg">${artMarkup(<IconSymbols names={names} />)}</svg>`;
}
