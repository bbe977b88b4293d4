import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { orAbsent } from './absent.ts';
import type { Disk } from './disk.ts';
import { outputPaths } from './output-paths.ts';
import { passingName } from './switch.ts';

/** Removes what dead builds left in an output folder; only for the one who holds its lock. */
export async function removeLeftovers({ out, disk }: { out: string; disk: Disk }): Promise<void> {
  for (const folder of [out, outputPaths.releases(out)]) {
    for (const name of (await orAbsent(readdir(folder))) ?? []) {
      if (passingName.test(name)) await disk.remove(join(folder, name));
    }
  }
}
