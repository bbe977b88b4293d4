import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { nullIfMissing } from './missing-file.ts';
import type { Disk } from './disk.ts';
import { outputPaths } from './output-paths.ts';
import { tempName } from './switch-current.ts';

/** Removes temporary files of killed builds from an output folder. The caller must hold the lock. */
export async function removeLeftovers({ out, disk }: { out: string; disk: Disk }): Promise<void> {
  for (const folder of [out, outputPaths.releases(out)]) {
    for (const name of (await nullIfMissing(readdir(folder))) ?? []) {
      if (tempName.test(name)) await disk.remove(join(folder, name));
    }
  }
}
