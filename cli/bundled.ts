import type { RenderInput } from './render/rendering.ts';

/** What the bundle gives: the program, and what its threads do. Nothing of a task is loaded where nobody asks for it. */
export { main } from './main.ts';

export const tasks = {
  render: async (input: RenderInput) => (await import('./render/thread.ts')).openThread(input),
  drawCards: async () => (await import('./cards/thread.ts')).drawCard,
};
