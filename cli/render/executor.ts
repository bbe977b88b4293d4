import { Tinypool } from 'tinypool';
import type { Page } from '../../components/page.ts';
import type { SiteConfig } from '../../config/site.ts';
import { openFragments } from './fragments.ts';
import { type RenderContext, type Rendered, type RenderJob, renderPage } from './render-page.ts';

/** Where pages are rendered: wherever it is, they come to the same bytes. */
export type Executor = {
  render(job: RenderJob): Promise<Rendered>;
  /** Makes room in the cache of texts. */
  tidy(): void;
  close(): Promise<void>;
};

/** What an executor is made from: plain data, so that a thread can make the same context. */
export type ExecutorInput = {
  site: SiteConfig;
  now: number;
  cache: string;
  engine: string;
  /** Addresses of the bundled modules. */
  markup: string;
  pages: Readonly<Record<string, { module: string }>>;
};

export async function renderContext({ site, now, cache, engine, markup, pages }: ExecutorInput): Promise<RenderContext> {
  return {
    site,
    now,
    fragments: openFragments({ cache, engine, mediaHosts: site.mediaHosts }),
    markup: await import(markup),
    load: async (page) => (await import(pages[page]!.module)).default as Page,
  };
}

/** Pages rendered here before threads are begun: a thread loads React and the pages anew, which takes as long as some hundred pages. */
const before = 150;
/** Pages handed to each thread at a time: one it works on, and what it finds when that is done. */
const ahead = 3;
/** A thread's heap in bytes at which another one takes its place. */
const grown = 300_000_000;
/** Megabytes for what is new in a thread: a page's markup is gone before it has to be moved. */
const young = 64;

type Threads = {
  /** Threads at most, besides this one; none when 0. */
  threads: number;
  /** Address of the module they run. */
  thread: string;
};

/**
 * Renders in this thread, and in others once a build turns out to render many pages; this one goes on, for it has nothing better to do
 * while they are busy.
 */
export async function openExecutor({ threads, thread, input }: Threads & { input: ExecutorInput }): Promise<Executor> {
  const context = await renderContext(input);
  let pool: Tinypool | null = null;
  let begun = 0;
  let away = 0;

  async function sendAway(job: RenderJob): Promise<Rendered> {
    pool ??= new Tinypool({
      filename: thread,
      minThreads: threads,
      maxThreads: threads,
      workerData: input,
      maxMemoryLimitBeforeRecycle: grown,
      resourceLimits: { maxYoungGenerationSizeMb: young },
    });
    away += 1;
    try {
      return (await pool.run(job)) as Rendered;
    } finally {
      away -= 1;
    }
  }

  return {
    async render(job) {
      begun += 1;
      return begun > before && away < threads * ahead ? sendAway(job) : renderPage(job, context);
    },
    tidy: () => context.fragments.tidy(),
    async close() {
      await pool?.destroy();
      context.fragments.close();
    },
  };
}
