import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

/** A file system in memory whose room a test changes. */
export type SmallDisk = {
  folder: string;
  /** Leaves this many bytes or files free; all that the system gives without a number. */
  leave(room: { bytes?: number; files?: number }): void;
};

const mount = (...args: string[]) => execFileSync('mount', args, { stdio: 'pipe' });

function mounted(): SmallDisk | null {
  const folder = mkdtempSync(join(tmpdir(), 'small-disk-'));
  try {
    mount('-t', 'tmpfs', '-o', 'size=64m,nr_inodes=20000', 'tmpfs', folder);
  } catch {
    rmSync(folder, { recursive: true });
    return null;
  }
  chmodSync(folder, 0o755);
  onTestFinished(() => {
    execFileSync('umount', ['-l', folder]);
    rmSync(folder, { recursive: true });
  });
  return {
    folder,
    leave({ bytes = 64_000_000, files = 20_000 }) {
      const { blocks, bfree, bsize, files: all, ffree } = statfsSync(folder);
      const size = Math.max(bsize, (blocks - bfree) * bsize + bytes);
      mount('-o', `remount,size=${size},nr_inodes=${all - ffree + files}`, folder);
    },
  };
}

/** A disk that goes with the test. Skips the test where this user may not mount one. */
export function openSmallDisk(skip: (note: string) => never): SmallDisk {
  return mounted() ?? skip('this user may not mount a file system');
}
