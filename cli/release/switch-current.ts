import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Disk } from './disk.ts';
import { nullIfMissing } from './missing-file.ts';
import { outputPaths } from './output-paths.ts';

/** Paths of temporary files and folders in the output folder. The holder of the lock may remove them. */
export const tempPaths = {
  stage: (out: string) => join(outputPaths.releases(out), `.stage-${randomUUID()}`),
  gone: (out: string) => join(outputPaths.releases(out), `.gone-${randomUUID()}`),
  current: (out: string) => join(out, `.current-${randomUUID()}`),
};
const tempName = /^\.(stage|gone|current)-/;

type SwitchCurrentInput = { out: string; release: string; disk: Disk };

/** Makes a release current by renaming a symbolic link over `current`, which is atomic. */
export async function switchCurrent({ out, release, disk }: SwitchCurrentInput): Promise<void> {
  const temp = tempPaths.current(out);
  await disk.symlink(`releases/${release}`, temp);
  await disk.rename(temp, outputPaths.current(out));
  await disk.sync(out);
}

/** Removes temporary files of killed builds from an output folder. The caller must hold the lock. */
export async function removeLeftovers({ out, disk }: { out: string; disk: Disk }): Promise<void> {
  for (const folder of [out, outputPaths.releases(out)]) {
    for (const name of (await nullIfMissing(readdir(folder))) ?? []) {
      if (tempName.test(name)) await disk.remove(join(folder, name));
    }
  }
}
