import type { LayoutProps, SiteContext, SiteRendering } from '../define/rendering.ts';
import type { PageConfig } from '../define/config.ts';
import type { SearchLimits } from '../define/site.ts';
import type { SiteCode } from '../bundle/site-code.ts';
import { type Fragments, openFragments } from './fragments.ts';
import { assertNoLeftovers, masked } from './leftovers.ts';
import { lighten } from './lighten.ts';
import { loadPage } from './load-page.ts';
import { failureOf, PageError } from './page-error.ts';
import type { RenderRules } from './render-rules.ts';
import { type RenderContext, type Rendered, type RenderJob, renderPage } from './render-page.ts';

/** Input for a renderer: plain data, so that it can be sent to a thread. */
export type RenderOptions = {
  site: PageConfig;
  now: number;
  rules: RenderRules;
  /** Limits of the search records of pages. */
  search: SearchLimits;
  cache: string;
  /** A hash of the code that prepares texts. */
  engine: string;
  /** File of the site's bundled code. */
  code: string;
};

/** A layout to render; `bodyMark` is the placeholder for the body. */
export type FrameJob = { layout: string; props: Omit<LayoutProps, 'children'>; context: SiteContext };

export type Rendering = {
  render(job: RenderJob): Promise<Rendered>;
  frame(job: FrameJob): Promise<{ markup: string; html: string }>;
  /** Renders icons by name to an SVG sprite. */
  iconSheet(names: readonly string[]): string;
  iconNames(): readonly string[];
  /** The logo as SVG, for the icons of the site. */
  mark(): string;
  /** Changes sanitized HTML of the content for feeds. */
  forFeeds(html: string): string;
  tidy(): void;
  close(): void;
};

export async function openRendering(
  { site, now, rules, cache, engine }: RenderOptions,
  code: SiteCode,
): Promise<Rendering> {
  return renderingOf({
    site,
    now,
    rules,
    code,
    openFragments: ({ fit }) => openFragments({ cache, engine, mediaHosts: site.mediaHosts, fit }),
  });
}

export type RenderingOptions = Pick<RenderOptions, 'site' | 'now' | 'rules'> & {
  openFragments: (site: Pick<SiteRendering, 'fit'>) => Fragments;
  code: SiteCode;
};

export async function renderingOf({
  site,
  now,
  rules,
  code,
  openFragments: open,
}: RenderingOptions): Promise<Rendering> {
  const [markup, { default: own }] = await Promise.all([code.markup(), code.rendering()]);
  const fragments = open(own);
  const context: RenderContext = {
    site,
    now,
    rules,
    fragments,
    ogImages: new Map(),
    markup,
    rendering: own,
    load: (name) => loadPage({ code, name }),
  };
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
      const render = (props: FrameJob['props']) =>
        markup.frameMarkup({ ...given, rendering: own, layout: component, props });
      const frame = await Promise.resolve(given.props).then(render).catch(explain);
      await assertNoLeftovers({ html: frame, withMaskedContent: () => render(masked(given.props)) });
      return { markup: frame, html: lighten(await minifyHtml(frame)) };
    },
    iconSheet: (names) => markup.iconSheet(names, own),
    iconNames: own.iconNames,
    mark: () => markup.markSvg(own),
    forFeeds: own.forFeeds,
    tidy: fragments.tidy,
    close: fragments.close,
  };
}
