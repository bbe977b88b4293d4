import type { RenderInput } from './render/rendering.ts';

/** What worker threads do, by name. A thread loads the code of its own task only. */
export const tasks = {
  render: async (input: RenderInput) => (await import('./render/thread.ts')).openThread(input),
  drawCards: async () => (await import('./cards/thread.ts')).drawCard,
};
