import { workerData } from 'node:worker_threads';
import { type ExecutorInput, renderContext } from './executor.ts';
import { type Rendered, type RenderJob, renderPage } from './render-page.ts';

/** A render thread: makes its context once, then renders what it is handed. */

// Tinypool hands its own data in front of ours.
const input = (Array.isArray(workerData) ? workerData[1] : workerData) as ExecutorInput;
const context = renderContext(input);

export default async function render(job: RenderJob): Promise<Rendered> {
  return renderPage(job, await context);
}
