import { availableParallelism } from 'node:os';
import { pageConfigOf } from '../define/config.ts';
import type { SiteBundle } from '../bundle/site-bundle.ts';
import type { Settings } from '../environment.ts';
import { type Executor, openExecutor } from '../render/executor.ts';
import { loadSiteCode } from '../render/load-site-code.ts';
import { renderRules } from '../render/render-rules.ts';
import type { Rendering, RenderOptions } from '../render/rendering.ts';
import { openReuse, type Reuse } from '../render/reuse.ts';

export type Renderers = {
  /** Renders in this thread. Loaded on demand: an unchanged build does not need it. */
  rendering: () => Promise<Rendering>;
  executor: Executor;
  reuse: Reuse;
  tidy(): Promise<void>;
  close(): Promise<void>;
};

type OpenRenderersOptions = {
  settings: Settings;
  /** File of the site's bundled code, and the hash of the sources of its rendering. */
  siteBundle: Pick<SiteBundle, 'code' | 'markupCode'>;
  /** Number of render threads besides this one; null: number of processors - 1. */
  workers: number | null;
  /** Whether this build renders all pages. */
  whole: boolean;
};

/**
 * Opens the renderers. If the cache is empty, all pages will be rendered, so the threads start immediately, while this one waits for the
 * lists.
 */
export async function openRenderers({
  settings,
  siteBundle,
  workers,
  whole,
}: OpenRenderersOptions): Promise<Renderers> {
  const { now, cache, definition, program } = settings;
  const { code, markupCode } = siteBundle;
  const input: RenderOptions = {
    site: pageConfigOf(settings.site),
    now,
    rules: renderRules(definition),
    search: definition.search.limits,
    cache,
    // Texts are fitted into pages by the site's own code.
    engine: `${program.engine} ${markupCode}`,
    code,
  };
  let opened: Promise<Rendering> | null = null;
  const open = async () => {
    const { openRendering } = await import('../render/rendering.ts');
    return openRendering(input, await loadSiteCode(code));
  };
  const rendering = () => (opened ??= open());
  const executor = openExecutor({ rendering, input, program, threads: workers ?? availableParallelism() - 1 });
  const reuse = openReuse(cache);
  if (reuse.isEmpty && whole) executor.expectMany();
  return {
    rendering,
    executor,
    reuse,
    async tidy() {
      (await opened)?.tidy();
      reuse.tidy();
    },
    async close() {
      await executor.close();
      // If opening failed, there is nothing to close.
      await opened?.then(
        (made) => made.close(),
        () => undefined,
      );
      reuse.close();
    },
  };
}
