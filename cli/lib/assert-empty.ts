import { readdir } from 'node:fs/promises';
import { exit, Stop } from '../problem.ts';

/** Throws a `Stop` (2) unless a folder is missing or empty. */
export async function assertEmpty({ folder, why }: { folder: string; why: string }): Promise<void> {
  const stop = Stop.of(exit.usage, {
    what: 'the folder is not empty',
    where: folder,
    why,
    fix: 'use a folder that does not exist, or remove this one',
  });
  const names = await readdir(folder).catch((failure: NodeJS.ErrnoException) => {
    if (failure.code === 'ENOENT') return [];
    throw failure.code === 'ENOTDIR' ? stop : failure;
  });
  if (names.length > 0) throw stop;
}
