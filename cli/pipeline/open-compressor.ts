import { availableParallelism } from 'node:os';
import type { Program } from '../environment.ts';
import { type Compress, compressed, type CompressJob } from '../release/compress.ts';
import { openThreads } from '../threads/threads.ts';

/** Files compressed here before threads are begun: a build of a few changed pages is done by then. */
const before = 16;

export type Compressor = { compress: Compress; close(): Promise<void> };

/** Compresses files in threads, while pages are rendered, once a build turns out to have many new ones. */
export function openCompressor(program: Program): Compressor {
  const threads = openThreads<null, CompressJob, Awaited<ReturnType<Compress>>>({
    program,
    task: 'compress',
    input: null,
    count: Math.max(1, availableParallelism() - 1),
    ahead: 1,
  });
  let left = before;
  return {
    compress: (job) => (left-- > 0 ? compressed(job) : threads.run(job)),
    close: threads.close,
  };
}
