import { runBundle } from '../run-bundle.mjs';
import type { SiteCode } from '../bundle/site-code.ts';
import type { Rendered, RenderJob } from './render-page.ts';
import { openRendering, type RenderInput } from './rendering.ts';

/** What a render thread does with a job. */
export async function openThread(input: RenderInput): Promise<(job: RenderJob) => Promise<Rendered>> {
  const { exports: code } = runBundle<SiteCode>({ file: input.code, purpose: 'render' });
  return (await openRendering(input, code)).render;
}
