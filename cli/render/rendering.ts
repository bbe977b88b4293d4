import type { SiteConfig } from '../../config/site.ts';
import type { SiteCode } from '../bundle/site-code.ts';
import { openFragments } from './fragments.ts';
import { type RenderContext, type Rendered, type RenderJob, renderPage } from './render-page.ts';

/** What rendering is made from: plain data, so that a thread can make the same. */
export type RenderInput = {
  site: SiteConfig;
  now: number;
  cache: string;
  engine: string;
  /** File of the site's bundled code. */
  code: string;
};

export type Rendering = {
  render(job: RenderJob): Promise<Rendered>;
  /** Makes room in the cache of texts. */
  tidy(): void;
  close(): void;
};

/** Makes what all pages are rendered with. */
export async function openRendering({ site, now, cache, engine }: RenderInput, code: SiteCode): Promise<Rendering> {
  const fragments = openFragments({ cache, engine, mediaHosts: site.mediaHosts });
  const context: RenderContext = {
    site,
    now,
    fragments,
    cards: new Map(),
    markup: await code.markup(),
    load: async (page) => (await code.pages[page]!()).default,
  };
  return { render: (job) => renderPage(job, context), tidy: fragments.tidy, close: fragments.close };
}
