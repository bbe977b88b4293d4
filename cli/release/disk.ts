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
  symlinkSync,
  utimesSync,
  writeSync,
} from 'node:fs';
import { chmod, copyFile, open, rm } from 'node:fs/promises';
import { dirname } from 'node:path';

/**
 * Everything the release room does to a disk; reading needs no seam. Tests count, fail and kill here.
 *
 * What the system answers from memory (making, naming, linking, writing a page) is done at once: through Node's file threads each of
 * these costs ten times the call itself, and a site is several of them for every page. What waits for the disk is waited for.
 */
export type Disk = {
  /** Makes a folder and those above it. */
  folder(path: string): Promise<void>;
  /** Writes a file that must not exist; `seconds` since 1970 become its time of change once it is complete. */
  write(path: string, content: string | Uint8Array | AsyncIterable<string>, seconds?: number): Promise<void>;
  /** Sets a file's time of change, in seconds since 1970. */
  stamp(path: string, seconds: number): Promise<void>;
  /** Sets the time of change of a link itself to now. */
  renew(path: string): Promise<void>;
  link(from: string, to: string): Promise<void>;
  copy(from: string, to: string): Promise<void>;
  rename(from: string, to: string): Promise<void>;
  symlink(target: string, path: string): Promise<void>;
  /** Removes a file, a link or a whole folder; nothing there is fine. */
  remove(path: string): Promise<void>;
  /** Waits until a file's or a folder's content survives a power cut. */
  sync(path: string): Promise<void>;
  /** The same for everything on the volume that a path is on; false where the system cannot. */
  syncVolume(path: string): Promise<boolean>;
};

/** nginx started as root reads as `nobody`: modes are set, whatever the umask. */
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
      if (typeof content === 'string' || content instanceof Uint8Array) writeWhole(file, content);
      else for await (const piece of content) writeWhole(file, piece);
      if (seconds !== undefined) futimesSync(file, seconds, seconds);
    } catch (failure) {
      // Writing to an open file names no path: without it the message could not name the full disk.
      throw Object.assign(failure as NodeJS.ErrnoException, { path });
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
  // Node has no call for it; the command is part of every Linux system, and fails elsewhere.
  syncVolume: (path) =>
    new Promise((resolve) => execFile('sync', ['-f', path], (failure) => resolve(failure === null))),
};

/** A disk that is nearly full writes a part and reports its length. */
function writeWhole(file: number, content: string | Uint8Array): void {
  const bytes = typeof content === 'string' ? Buffer.from(content) : content;
  for (let at = 0; at < bytes.length; ) at += writeSync(file, bytes, at);
}

const nothing = async () => {};

/** The disk of a dry run. */
export const nullDisk: Disk = {
  folder: nothing,
  write: nothing,
  stamp: nothing,
  renew: nothing,
  link: nothing,
  copy: nothing,
  rename: nothing,
  symlink: nothing,
  remove: nothing,
  sync: nothing,
  syncVolume: async () => true,
};
