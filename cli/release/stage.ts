import { dirname, join } from 'node:path';
import { exit, Stop } from '../problem.ts';
import { codeOf } from './absent.ts';
import type { BlobStore, Sibling } from './blobs.ts';
import { isCompressible } from './compress.ts';
import { hashOf, timeOf } from './content-hash.ts';
import type { Disk } from './disk.ts';
import { each } from './each.ts';
import { place } from './place.ts';
import { checkPath } from './stage-path.ts';

/** A release while it is being made: paths are below the release's folder, with `/`. */
export type Stage = {
  /** Links content that was put into the blobs; compressible paths get their `.gz` and `.br` beside them. */
  link(path: string, hash: string): Promise<void>;
  /** Writes a file of this release alone, such as its redirects. */
  write(path: string, content: string): Promise<void>;
  /** Files so far, and their bytes without the compressed siblings. */
  totals(): { files: number; bytes: number };
};

/** What is known of a staged file; never its content. */
export type Entry = { hash: string; bytes: number; siblings: readonly Sibling[] };

/** The stage as the release room sees it. */
export type OpenStage = Stage & {
  folder: string;
  entries: ReadonlyMap<string, Entry>;
  /** Takes a file over from another release, as it is there. */
  carry(from: string, path: string, entry: Entry): Promise<void>;
  /** Waits until every file and folder of the stage survives a power cut. */
  flush(): Promise<void>;
};

/** Opens a stage in a folder that does not exist yet. Once the signal is aborted nothing more is staged. */
export function openStage({ folder, blobs, disk, signal }: { folder: string; blobs: BlobStore; disk: Disk; signal: AbortSignal }): OpenStage {
  const entries = new Map<string, Entry>();
  const taken = new Set<string>();
  const folders = new Map<string, Promise<void>>();
  const unsynced = new Set<string>();

  async function claim(path: string): Promise<string> {
    signal.throwIfAborted();
    checkPath({ path, taken });
    taken.add(path.toLowerCase());
    const target = join(folder, path);
    const parent = dirname(target);
    if (!folders.has(parent)) folders.set(parent, disk.folder(parent));
    await folders.get(parent);
    return target;
  }

  async function put(from: string, path: string, hash: string) {
    const to = await claim(path);
    if ((await place({ from, to, seconds: timeOf(hash), disk })) === 'copied') unsynced.add(to);
  }

  return {
    folder,
    entries,
    async link(path, hash) {
      const bytes = await blobs.bytes(hash);
      if (bytes === null) throw gone(path, hash);
      await put(blobs.path(hash), path, hash).catch((failure: unknown) => {
        throw codeOf(failure) === 'ENOENT' ? gone(path, hash) : failure;
      });
      const siblings = isCompressible(path) ? await blobs.siblings(hash) : [];
      for (const { ending, hash: own } of siblings) await put(blobs.path(hash) + ending, path + ending, own);
      entries.set(path, { hash, bytes, siblings });
    },
    async write(path, content) {
      const target = await claim(path);
      const hash = hashOf(content);
      await disk.write(target, content);
      await disk.stamp(target, timeOf(hash));
      unsynced.add(target);
      entries.set(path, { hash, bytes: Buffer.byteLength(content), siblings: [] });
    },
    async carry(from, path, entry) {
      await put(from, path, entry.hash);
      for (const { ending, hash } of entry.siblings) await put(from + ending, path + ending, hash);
      entries.set(path, entry);
    },
    totals() {
      let bytes = 0;
      for (const entry of entries.values()) bytes += entry.bytes;
      return { files: entries.size, bytes };
    },
    async flush() {
      await each(unsynced, disk.sync);
      unsynced.clear();
      await each(allFolders(folder, folders.keys()), disk.sync);
    },
  };
}

/** The folders of a stage and every one between them and the stage. */
function allFolders(root: string, leaves: Iterable<string>): Set<string> {
  const all = new Set([root]);
  for (const leaf of leaves) for (let path = leaf; path.length > root.length; path = dirname(path)) all.add(path);
  return all;
}

function gone(path: string, hash: string): Stop {
  return new Stop(exit.failed, [
    {
      severity: 'error',
      what: `${path} cannot be staged`,
      where: path,
      why: `its content ${hash} is not in the cache`,
      fix: 'leave the cache folder alone while a build runs, and build again',
    },
  ]);
}
