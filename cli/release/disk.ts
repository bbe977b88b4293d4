import { execFile } from 'node:child_process';
import {
  closeSync,
  fchmodSync,
  futimesSync,
  linkSync,
  lutimesSync,
  mkdirSync,
  chmodSync,
  openSync,
  renameSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeSync,
} from 'node:fs';
import { chmod, copyFile, open, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { each } from '../lib/each.ts';
import { errorCode } from '../lib/failure.ts';

/**
 * All write operations of `cli/release`. Tests replace it to count calls, fail or kill the process.
 *
 * Operations that the system completes in memory (create, rename, link, write a page) are synchronous: through Node's thread pool each
 * takes ten times as long, and a page needs several. Operations that wait for the disk are asynchronous.
 */
export type Disk = {
  /** Creates a folder and its parents. */
  folder(path: string): Promise<void>;
  /** Writes a file that must not exist, then sets its mtime to `seconds` since 1970. */
  write(path: string, content: string | Uint8Array | AsyncIterable<string>, seconds?: number): Promise<void>;
  /** Sets a file's mtime, in seconds since 1970. */
  stamp(path: string, seconds: number): Promise<void>;
  /** Sets the mtime of a symbolic link to now. */
  renew(path: string): Promise<void>;
  link(from: string, to: string): Promise<void>;
  copy(from: string, to: string): Promise<void>;
  rename(from: string, to: string): Promise<void>;
  symlink(target: string, path: string): Promise<void>;
  /** Removes a file, link or folder, if it exists. */
  remove(path: string): Promise<void>;
  /** Syncs a file or folder to disk (`fsync`). */
  sync(path: string): Promise<void>;
  /** Syncs the whole volume that a path is on; false when the system cannot. */
  syncVolume(path: string): Promise<boolean>;
};

/** Set regardless of the umask: the workers of an nginx started as root read as `nobody`. */
const modes = { folder: 0o755, file: 0o644 };

export const realDisk: Disk = {
  async folder(path) {
    const first = mkdirSync(path, { recursive: true });
    for (let made = path; first !== undefined && made.length >= first.length; made = dirname(made)) {
      chmodSync(made, modes.folder);
    }
  },
  async write(path, content, seconds) {
    const file = openSync(path, 'wx');
    try {
      fchmodSync(file, modes.file);
      if (typeof content === 'string' || content instanceof Uint8Array) writeAll(file, content);
      else for await (const piece of content) writeAll(file, piece);
      if (seconds !== undefined) futimesSync(file, seconds, seconds);
    } catch (error) {
      // Errors of `write(2)` have no path; the message about a full disk needs it.
      throw Object.assign(error as NodeJS.ErrnoException, { path });
    } finally {
      closeSync(file);
    }
  },
  stamp: async (path, seconds) => utimesSync(path, seconds, seconds),
  renew: async (path) => lutimesSync(path, new Date(), new Date()),
  link: async (from, to) => linkSync(from, to),
  async copy(from, to) {
    await copyFile(from, to);
    await chmod(to, modes.file);
  },
  rename: async (from, to) => renameSync(from, to),
  symlink: async (target, path) => symlinkSync(target, path),
  remove: (path) => rm(path, { recursive: true, force: true, maxRetries: 5, retryDelay: 50 }),
  async sync(path) {
    const file = await open(path, 'r');
    try {
      await file.sync();
    } finally {
      await file.close();
    }
  },
  // Node has no `syncfs`. `sync -f` exists on Linux and fails elsewhere.
  syncVolume: (path) => new Promise((resolve) => execFile('sync', ['-f', path], (error) => resolve(error === null))),
};

/** `writeSync` may write only a part, for example on a disk that is nearly full. */
function writeAll(file: number, content: string | Uint8Array): void {
  const bytes = typeof content === 'string' ? Buffer.from(content) : content;
  for (let at = 0; at < bytes.length; ) at += writeSync(file, bytes, at);
}

const noop = async () => {};

/** The disk of a dry run. */
export const nullDisk: Disk = {
  folder: noop,
  write: noop,
  stamp: noop,
  renew: noop,
  link: noop,
  copy: noop,
  rename: noop,
  symlink: noop,
  remove: noop,
  sync: noop,
  syncVolume: async () => true,
};

/** Errors for which copying helps: another file system, links forbidden, too many links, links not supported. */
const cannotLink = new Set(['EXDEV', 'EPERM', 'EMLINK', 'ENOTSUP', 'ENOSYS']);

type LinkOrCopyOptions = { from: string; to: string; disk: Disk };

/** Creates a hard link; copies the file with its mtime where linking fails. Returns which it was. */
export async function linkOrCopy({ from, to, disk }: LinkOrCopyOptions): Promise<'linked' | 'copied'> {
  try {
    await disk.link(from, to);
    return 'linked';
  } catch (failure) {
    if (!cannotLink.has(errorCode(failure) ?? '')) throw failure;
  }
  await disk.copy(from, to);
  await disk.stamp(to, statSync(from).mtimeMs / 1000);
  return 'copied';
}

/** From this number of files on, syncing the whole volume is faster: a file takes about 1 ms, a volume some 100 ms. */
const volumeThreshold = 256;

type SyncAllOptions = { root: string; paths: ReadonlySet<string>; disk: Disk };

export async function syncAll({ root, paths, disk }: SyncAllOptions): Promise<void> {
  if (paths.size >= volumeThreshold && (await disk.syncVolume(root))) return;
  await each(paths, disk.sync);
}
