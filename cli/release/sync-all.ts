import type { Disk } from './disk.ts';
import { each } from '../each.ts';

/** From so many files on it is quicker to have the whole volume written: a file takes about a millisecond, a volume some hundred. */
const many = 256;

/** Waits until files and folders below `root` survive a power cut. */
export async function syncAll({
  root,
  paths,
  disk,
}: {
  root: string;
  paths: ReadonlySet<string>;
  disk: Disk;
}): Promise<void> {
  if (paths.size >= many && (await disk.syncVolume(root))) return;
  await each(paths, disk.sync);
}
