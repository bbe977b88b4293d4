import { loadSiteCode } from './load-site-code.ts';
import { PageError, type PageFailure } from './page-error.ts';
import type { RenderJob } from './render-page.ts';
import { type RecordedPage, withRecord } from './recorded-page.ts';
import { openRendering, type RenderOptions } from './rendering.ts';

/** A page or a failure from a thread, as plain data: errors lose their own properties when they are sent between threads. */
export type ThreadResult = { rendered: RecordedPage } | { failure: PageFailure };

export async function openThread(input: RenderOptions): Promise<(job: RenderJob) => Promise<ThreadResult>> {
  const { render } = await openRendering(input, await loadSiteCode(input.code));
  return async (job) => {
    try {
      return { rendered: withRecord({ job, rendered: await render(job), input }) };
    } catch (thrown) {
      if (thrown instanceof PageError) return { failure: thrown.failure };
      throw thrown;
    }
  };
}
