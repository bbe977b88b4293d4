import { Tinypool } from 'tinypool';
import type { Page } from '../../components/page.ts';
import type { SiteConfig } from '../../config/site.ts';
import { openFragments } from './fragments.ts';
import { type RenderContext, type Rendered, type RenderJob, renderPage } from './render-page.ts';

/** Where pages are rendered: in this thread, or in others. Both give the same bytes. */
export type Executor = { render(job: RenderJob): Promise<Rendered>; close(): Promise<void> };

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

/** Renders in this thread: what a build with few pages to make needs. */
export async function inProcess(input: ExecutorInput): Promise<Executor> {
  const context = await renderContext(input);
  return { render: (job) => renderPage(job, context), close: async () => context.fragments.close() };
}

/** Renders in `threads` threads. They pay from about a thousand pages: each loads React and the pages anew. */
export function inThreads({ threads, thread, input }: { threads: number; thread: string; input: ExecutorInput }): Executor {
  const pool = new Tinypool({ filename: thread, minThreads: threads, maxThreads: threads, workerData: input });
  return { render: (job) => pool.run(job), close: () => pool.destroy() };
}
