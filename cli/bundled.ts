import type { SiteCode } from './bundle/site-code.ts';
import type { RenderInput, Rendering } from './render/rendering.ts';

/** What the bundle gives: the program, what renders, and what its threads do. Nothing of a task is loaded where nobody asks for it. */
export { main } from './main.ts';

export const openRendering = async (input: RenderInput, code: SiteCode): Promise<Rendering> => (await import('./render/rendering.ts')).openRendering(input, code);

export const tasks = {
  render: async (input: RenderInput) => (await import('./render/thread.ts')).openThread(input),
  drawCards: async () => (await import('./cards/thread.ts')).drawCard,
};
