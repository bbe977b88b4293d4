import type { RenderOptions } from './render/rendering.ts';

/** Tasks of worker threads, by name. A thread loads only the code of its task. */
export const tasks = {
  render: async (input: RenderOptions) => (await import('./render/thread.ts')).openThread(input),
  compress: async () => (await import('./release/compress.ts')).compressed,
  drawOgImages: async () => (await import('./og-images/draw.ts')).openDraw(),
};
