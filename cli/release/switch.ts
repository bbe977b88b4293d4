import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { Disk } from './disk.ts';
import { outputPaths } from './output-paths.ts';

/** Names of what a build makes in the output folder on its way; whoever holds the lock may remove them. */
export const passing = {
  stage: (out: string) => join(outputPaths.releases(out), `.stage-${randomUUID()}`),
  gone: (out: string) => join(outputPaths.releases(out), `.gone-${randomUUID()}`),
  current: (out: string) => join(out, `.current-${randomUUID()}`),
};
export const passingName = /^\.(stage|gone|current)-/;

/** Makes a release current: one rename of a link over a link, so that there is no moment without one. */
export async function switchCurrent({
  out,
  release,
  disk,
}: {
  out: string;
  release: string;
  disk: Disk;
}): Promise<void> {
  const draft = passing.current(out);
  await disk.symlink(`releases/${release}`, draft);
  await disk.rename(draft, outputPaths.current(out));
  await disk.sync(out);
}
