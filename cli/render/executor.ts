import type { Program } from '../environment.ts';
import { openThreads } from '../threads/threads.ts';
import { PageError } from './page-error.ts';
import type { RecordedPage } from './recorded-page.ts';
import type { RenderJob } from './render-page.ts';
import type { Rendering, RenderOptions } from './rendering.ts';
import type { ThreadResult } from './thread.ts';

/** Renders pages, in this thread or in others. */
export type Executor = {
  render(job: RenderJob): Promise<RecordedPage>;
  /** Starts the threads early, if many pages will be rendered. */
  expectMany(): void;
  close(): Promise<void>;
};

/** Number of pages rendered here before threads are started: builds with few changed pages need no threads. */
const before = 16;

/** Pages sent to a thread ahead. With 3, a thread is idle for a fifth of a cold build: this one is busy when it has done them. */
const ahead = 16;

type OpenExecutorOptions = {
  /** The renderer of this thread, loaded on demand. */
  rendering: () => Promise<Rendering>;
  input: RenderOptions;
  program: Program;
  /** Maximum number of threads besides this one; 0: none. */
  threads: number;
};

type Waiting = { job: RenderJob; resolve: (rendered: RecordedPage) => void; reject: (error: unknown) => void };

/**
 * Renders in threads if a build has many pages. While all threads are busy, this thread renders, too: one page at a time, so that responses
 * and finished pages wait for one page at most.
 */
export function openExecutor({ rendering, input, program, threads: count }: OpenExecutorOptions): Executor {
  const threads = openThreads<RenderOptions, RenderJob, ThreadResult>({
    program,
    task: 'render',
    input,
    count,
    ahead,
  });
  const waiting: Waiting[] = [];
  let rendersHere = false;
  let left = before;

  function handOut(): void {
    while (left <= 0 && waiting.length > 0 && threads.hasRoom()) {
      const { job, resolve, reject } = waiting.shift()!;
      threads.run(job).then(renderedOf).finally(handOut).then(resolve, reject);
    }
    if (waiting.length === 0 || rendersHere) return;
    rendersHere = true;
    setImmediate(renderHere);
  }

  async function render(job: RenderJob): Promise<RecordedPage> {
    const [{ render }, { withRecord }] = await Promise.all([rendering(), import('./recorded-page.ts')]);
    return withRecord({ job, rendered: await render(job), input });
  }

  async function renderHere(): Promise<void> {
    const page = waiting.shift();
    left -= 1;
    if (page) await render(page.job).then(page.resolve, page.reject);
    rendersHere = false;
    handOut();
  }

  return {
    render(job) {
      return new Promise((resolve, reject) => {
        waiting.push({ job, resolve, reject });
        handOut();
      });
    },
    expectMany() {
      left = 0;
      threads.begin();
    },
    close: threads.close,
  };
}

function renderedOf(result: ThreadResult): RecordedPage {
  if ('failure' in result) throw new PageError(result.failure);
  return result.rendered;
}
