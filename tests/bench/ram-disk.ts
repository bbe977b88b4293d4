import { accessSync, constants, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const memory = '/dev/shm';

/**
 * A folder to build in: in memory where the machine has a disk of it. On an ordinary disk, files written after many were deleted
 * cost ten times as much, and a run would measure the one before it.
 */
export function ramDisk(): {
  folder: string;
  where: string;
  /** Removes what begins with a name. */
  clear: (prefix: string) => void;
  remove: () => void;
} {
  const inMemory = isWritable(memory);
  const folder = mkdtempSync(join(inMemory ? memory : tmpdir(), 'site-bench-'));
  return {
    folder,
    where: inMemory ? `a disk in memory (${memory})` : `an ordinary disk (${tmpdir()})`,
    clear(prefix) {
      for (const name of readdirSync(folder))
        if (name.startsWith(prefix)) rmSync(join(folder, name), { recursive: true, force: true });
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

function isWritable(folder: string): boolean {
  try {
    accessSync(folder, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}
