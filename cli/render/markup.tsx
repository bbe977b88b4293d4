import type { ReactNode } from 'react';
import { renderToPipeableStream, renderToString, type ServerOptions } from 'react-dom/server';
import type { IslandDefinition, IslandProps } from '../define/island.ts';
import type { Page, PageProps, PageRoute } from '../define/page.ts';
import type { PictureForms } from '../define/content-picture.ts';
import type { Layout, LayoutProps, PlaceIsland, SiteContext, SiteRendering } from '../define/rendering.ts';
import type { RowFacts } from '../define/row-facts.ts';
import { lighten } from './lighten.ts';

/** The only file of the CLI that runs React. It is bundled with the pages, so that all of them share one context. */

type InSite = { context: SiteContext; rendering: SiteRendering };

function markup({ context, rendering: { Site } }: InSite, node: ReactNode): string {
  return lighten(toHtml(<Site value={context}>{node}</Site>));
}

/** Thrown when a component fails, with the element, to render it again for the component stack. */
export class MarkupError extends Error {
  readonly node: ReactNode;

  constructor(cause: unknown, node: ReactNode) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
    this.node = node;
  }
}

function toHtml(node: ReactNode, options?: ServerOptions): string {
  try {
    return renderToString(node, options);
  } catch (thrown) {
    // A stream would render it again without end, each time with a new promise.
    if (thrown instanceof Error && suspended.test(thrown.message))
      throw new MarkupError(new Error('a component waits for a promise; pages are rendered in one step'), null);
    throw new MarkupError(thrown, node);
  }
}

/** React's error for a component that throws a promise, or calls `use` with one, in its two builds. */
const suspended = /Minified React error #426;|suspended while responding to synchronous input/;

/** The components around the one that failed, as React writes them. React gives them to streams only, and not to `renderToString`. */
export function componentStackOf({ node }: MarkupError): Promise<string> {
  return new Promise((resolve) => {
    renderToPipeableStream(node, {
      onError: (_, { componentStack }) => resolve(componentStack ?? ''),
      onAllReady: () => resolve(''),
    });
  });
}

/** Placeholder for the page's `<main>` in a frame. */
export const bodyMark = '<main data-body=""></main>';

type FrameMarkupOptions = InSite & { layout: Layout; props: Omit<LayoutProps, 'children'> };

/** Renders a layout with `bodyMark` in place of the body. */
export function frameMarkup({ layout: Frame, props, ...site }: FrameMarkupOptions): string {
  return markup(
    site,
    <Frame {...props}>
      <main data-body="" />
    </Frame>,
  );
}

/** Preload links of pictures, which React writes before the markup. They belong into the head. */
const leadingPreloads = /^(?:<link rel="preload"[^>]*>)*/;

type Placed = { of: IslandDefinition; props: string; prefix: string };
type Markup = { main: string; preloads: string };
type GivenPage = {
  rendering: SiteRendering;
  page: Page;
  props: PageProps;
  rows: RowFacts;
  placeScripts: Readonly<Record<string, string>>;
  pictures?: PictureForms;
};

/** Renders the `<main>` of a page, and its tags for the head. Islands are rendered separately and inserted. */
export function mainMarkup({ rendering, page, props, rows, placeScripts, pictures = {} }: GivenPage): Markup {
  const { route, site, now } = props;
  const { Places } = rendering;
  const placed: Placed[] = [];
  const placeIsland: PlaceIsland = ({ of, props }) => {
    const prefix = `island${placed.length}-`;
    const mark = `<!--island ${placed.length}-->`;
    placed.push({ of, props, prefix });
    return { prefix, mark };
  };
  const whole = markup(
    {
      context: {
        site,
        edition: route.edition,
        now,
        rows,
        pictures,
        ...(route.product && { product: route.product }),
      },
      rendering,
    },
    <Places value={{ placeScripts, placeIsland }}>
      <Main route={route}>
        <page.Body {...props} />
      </Main>
    </Places>,
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
  return cut(toHtml(<Component {...(JSON.parse(props) as IslandProps)} />, { identifierPrefix: prefix }));
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

/** A drawing that a page chose for its Open Graph image. */
export const artMarkup = (art: ReactNode) => lighten(toHtml(art));

/** The mark as an SVG document, for icons. */
export const markSvg = ({ Mark }: SiteRendering): string => renderToString(<Mark />);

/** Icons by name, as one SVG document: pages show each by its fragment. */
export function iconSheet(names: readonly string[], { Icons }: SiteRendering): string {
  return `<svg xmlns="http://www.w3.org/2000/svg">${artMarkup(<Icons names={names} />)}</svg>`;
}
