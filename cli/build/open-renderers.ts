import { availableParallelism } from 'node:os';
import { pageConfigOf } from '../../config/page-config.ts';
import type { Settings } from '../environment.ts';
import { type Executor, openExecutor } from '../render/executor.ts';
import { loadSiteCode } from '../render/load-site-code.ts';
import type { Rendering } from '../render/rendering.ts';
import { openReuse, type Reuse } from '../render/reuse.ts';

/** What renders, and what was rendered before. */
export type Renderers = {
  /** Renders in this thread. Loaded on first use: a build that changed nothing does not need it. */
  rendering: () => Promise<Rendering>;
  executor: Executor;
  reuse: Reuse;
  tidy(): Promise<void>;
  close(): Promise<void>;
};

type Given = {
  settings: Settings;
  /** File of the site's code. */
  code: string;
  /** Render threads besides this one; null for one for each processor left. */
  workers: number | null;
  /** Whether this build makes every page. */
  whole: boolean;
};

/**
 * Opens what renders. Where nothing is known of earlier builds every page will be rendered, and threads begin at once: they start while
 * this one waits for the lists.
 */
export async function openRenderers({ settings, code, workers, whole }: Given): Promise<Renderers> {
  const { now, cache, program } = settings;
  const input = { site: pageConfigOf(settings.site), now, cache, engine: program.engine, code };
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
      // What could not be opened has nothing to close, and was reported.
      await opened?.then(
        (made) => made.close(),
        () => undefined,
      );
      reuse.close();
    },
  };
}
