import type { Program } from '../environment.ts';
import { openThreads } from '../threads/threads.ts';
import { PageError } from './page-error.ts';
import type { RecordedPage } from './recorded-page.ts';
import type { RenderJob } from './render-page.ts';
import type { Rendering, RenderInput } from './rendering.ts';
import type { ThreadResult } from './thread.ts';

/** Where pages are rendered: wherever it is, they come to the same bytes. */
export type Executor = {
  render(job: RenderJob): Promise<RecordedPage>;
  /** Tells that many pages will have to be rendered: threads begin before the first one. */
  expectMany(): void;
  /** Ends the threads. */
  close(): Promise<void>;
};

/** Pages rendered here before threads are begun: a build of a few changed pages is done by then. */
const before = 16;

type OpenExecutorOptions = {
  /** What renders here, loaded on first use. */
  rendering: () => Promise<Rendering>;
  /** What threads make the same from. */
  input: RenderInput;
  program: Program;
  /** Threads at most, besides this one; none when 0. */
  threads: number;
};

type Waiting = { job: RenderJob; resolve: (rendered: RecordedPage) => void; reject: (error: unknown) => void };

/**
 * Renders in threads once a build turns out to render many pages, and in this one, which has nothing better to do while all of them are
 * busy: one page at a time, so that answers, and the threads' finished pages, do not wait for more than one.
 */
export function openExecutor({ rendering, input, program, threads: count }: OpenExecutorOptions): Executor {
  const threads = openThreads<RenderInput, RenderJob, ThreadResult>({
    program,
    task: 'render',
    input,
    count,
    ahead: 3,
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
    return withRecord({ job, rendered: await render(job), site: input.site });
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
