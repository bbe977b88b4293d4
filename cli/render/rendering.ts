import type { LayoutProps } from '../../components/layout.ts';
import type { SiteContext } from '../../components/site-context.ts';
import type { PageConfig } from '../../config/page-config.ts';
import type { SiteCode } from '../bundle/site-code.ts';
import { type Fragments, openFragments } from './fragments.ts';
import { lighten } from './lighten.ts';
import { loadPage } from './load-page.ts';
import { failureOf, PageError } from './page-error.ts';
import { type RenderContext, type Rendered, type RenderJob, renderPage } from './render-page.ts';

/** What rendering is made from: plain data, so that a thread can make the same. */
export type RenderInput = {
  site: PageConfig;
  now: number;
  cache: string;
  engine: string;
  /** File of the site's bundled code. */
  code: string;
};

/** A layout to be rendered: `markup` has `bodyMark` where the page's body goes. */
export type FrameJob = { layout: string; props: Omit<LayoutProps, 'children'>; context: SiteContext };

export type Rendering = {
  render(job: RenderJob): Promise<Rendered>;
  /** A layout as React writes it, and as it is delivered. */
  frame(job: FrameJob): Promise<{ markup: string; html: string }>;
  /** The icons that menus show, by their names, as one SVG file. */
  iconSheet(names: readonly string[]): string;
  /** Names of all icons that there are. */
  iconNames(): readonly string[];
  /** The mark that icons of the site are drawn from, as SVG. */
  mark(): string;
  /** Makes room in the cache of texts. */
  tidy(): void;
  close(): void;
};

/** Makes what all pages are rendered with. */
export async function openRendering({ site, now, cache, engine }: RenderInput, code: SiteCode): Promise<Rendering> {
  const fragments = openFragments({ cache, engine, mediaHosts: site.mediaHosts });
  return renderingOf({ site, now, fragments, code });
}

export type RenderingOptions = Pick<RenderInput, 'site' | 'now'> & { fragments: Fragments; code: SiteCode };

/** Makes the same with what makes the HTML of content. */
export async function renderingOf({ site, now, fragments, code }: RenderingOptions): Promise<Rendering> {
  const markup = await code.markup();
  const context: RenderContext = {
    site,
    now,
    fragments,
    cards: new Map(),
    markup,
    load: (name) => loadPage({ code, name }),
  };
  /** Adds the stack of components to the failure of one. */
  const explain = async (thrown: unknown): Promise<never> => {
    if (!(thrown instanceof markup.MarkupError)) throw thrown;
    throw new PageError({ ...failureOf(thrown.cause), components: await markup.componentStackOf(thrown) });
  };
  return {
    render: (job) => renderPage(job, context).catch(explain),
    async frame({ layout, ...given }) {
      const [{ default: component }, { minifyHtml }] = await Promise.all([
        code.layouts[layout]!(),
        import('./minify.ts'),
      ]);
      const frame = await Promise.resolve({ layout: component, ...given })
        .then(markup.frameMarkup)
        .catch(explain);
      return { markup: frame, html: lighten(await minifyHtml(frame)) };
    },
    iconSheet: markup.iconSheet,
    iconNames: markup.iconNames,
    mark: markup.markSvg,
    tidy: fragments.tidy,
    close: fragments.close,
  };
}
