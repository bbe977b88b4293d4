import type { Disk } from './disk.ts';
import { each } from '../lib/each.ts';

/** From this number of files on, syncing the whole volume is faster: a file takes about 1 ms, a volume some 100 ms. */
const volumeThreshold = 256;

type SyncAllInput = { root: string; paths: ReadonlySet<string>; disk: Disk };

export async function syncAll({ root, paths, disk }: SyncAllInput): Promise<void> {
  if (paths.size >= volumeThreshold && (await disk.syncVolume(root))) return;
  await each(paths, disk.sync);
}
