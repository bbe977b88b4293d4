import { chmod, copyFile, link, mkdir, open, rename, rm, symlink, utimes, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Everything the release room does to a disk; reading needs no seam. Tests count, fail and kill here. */
export type Disk = {
  /** Makes a folder and those above it. */
  folder(path: string): Promise<void>;
  /** Writes a file that must not exist. */
  write(path: string, content: string | Uint8Array | AsyncIterable<string>): Promise<void>;
  /** Sets a file's time of change, in seconds since 1970. */
  stamp(path: string, seconds: number): Promise<void>;
  link(from: string, to: string): Promise<void>;
  copy(from: string, to: string): Promise<void>;
  rename(from: string, to: string): Promise<void>;
  symlink(target: string, path: string): Promise<void>;
  /** Removes a file, a link or a whole folder; nothing there is fine. */
  remove(path: string): Promise<void>;
  /** Waits until a file's or a folder's content survives a power cut. */
  sync(path: string): Promise<void>;
};

/** nginx started as root reads as `nobody`: modes are set, whatever the umask says. */
const modes = { folder: 0o755, file: 0o644 };

export const realDisk: Disk = {
  async folder(path) {
    const first = await mkdir(path, { recursive: true });
    for (let made = path; first !== undefined && made.length >= first.length; made = dirname(made)) {
      await chmod(made, modes.folder);
    }
  },
  async write(path, content) {
    const file = await open(path, 'wx');
    try {
      await file.chmod(modes.file);
      await writeFile(file, content);
    } finally {
      await file.close();
    }
  },
  stamp: (path, seconds) => utimes(path, seconds, seconds),
  link,
  async copy(from, to) {
    await copyFile(from, to);
    await chmod(to, modes.file);
  },
  rename,
  symlink: (target, path) => symlink(target, path),
  remove: (path) => rm(path, { recursive: true, force: true, maxRetries: 5, retryDelay: 50 }),
  async sync(path) {
    const file = await open(path, 'r');
    try {
      await file.sync();
    } finally {
      await file.close();
    }
  },
};

const nothing = async () => {};

/** The disk of a dry run. */
export const nullDisk: Disk = {
  folder: nothing,
  write: nothing,
  stamp: nothing,
  link: nothing,
  copy: nothing,
  rename: nothing,
  symlink: nothing,
  remove: nothing,
  sync: nothing,
};
