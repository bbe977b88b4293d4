import { dirname } from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import { exit, Stop } from '../problem.ts';
import { sha256 } from '../lib/sha256.mjs';
import { errorCode } from '../lib/failure.ts';
import type { BlobStore, BlobInfo } from './blobs.ts';
import { type Ending, isCompressible } from './compress.ts';
import { timeOf } from './content-time.ts';
import type { Disk } from './disk.ts';
import { linkOrCopy } from './disk.ts';
import { checkPath } from './stage-path.ts';
import { syncAll } from './disk.ts';

/** A release being staged. Paths are below the release's folder, with `/`. */
export type Stage = {
  /**
   * Adds a file with the content of a blob, and its `.gz` and `.br` if it is compressible. `fill` creates the links: an unchanged build
   * needs none. `loads` are the assets that the file needs, below `site/`. Pass the same array for files with the same assets: it saves
   * memory.
   */
  link(path: string, hash: string, loads?: readonly string[]): Promise<void>;
  /** Writes a file that only this release has, such as its redirects. */
  write(path: string, content: string): Promise<void>;
  /** Staged files by path: size in bytes, and the assets they load, below `site/`. */
  files(): ReadonlyMap<string, { bytes: number; loads: readonly string[] }>;
  /** Number of staged files, and their size without compressed siblings. */
  totals(): { files: number; bytes: number };
};

export type Entry = BlobInfo & {
  hash: string;
  /** Extensions of its compressed siblings. */
  siblings: readonly Ending[];
  /** Assets that it needs, below `site/`. */
  loads: readonly string[];
};

const nothing: readonly never[] = [];
const withoutSiblings = { endings: nothing, linked: true };

/** The stage as `cli/release` uses it. */
export type OpenStage = Stage & {
  folder: string;
  entries: ReadonlyMap<string, Entry>;
  /** Creates the links of all files added by `link`. */
  fill(): Promise<void>;
  linkExisting(from: string, path: string, entry: Entry): Promise<void>;
  flush(): Promise<void>;
};

type OpenStageOptions = { folder: string; blobs: BlobStore; disk: Disk; signal: AbortSignal };

/** Opens a stage in a folder that does not exist yet. After the signal is aborted, all operations throw. */
export function openStage({ folder, blobs, disk, signal }: OpenStageOptions): OpenStage {
  const entries = new Map<string, Entry>();
  /** Lower-case paths that are being written or have upper-case letters. All others are looked up in `entries`. */
  const taken = new Set<string>();
  const folders = new Map<string, Promise<void>>();
  const unsynced = new Set<string>();
  let pending: string[] = [];

  /** Paths are already checked, and `path.join` takes longer than linking a file. */
  const below = (path: string) => `${folder}/${path}`;
  const isTaken = (lower: string) => taken.has(lower) || entries.has(lower);

  function check(path: string, siblings: readonly Ending[]): void {
    signal.throwIfAborted();
    // Called only for paths that end in `.gz` or `.br`.
    const besides = (lower: string) =>
      [...entries].find(([other]) => other.toLowerCase() === lower)?.[1].siblings ?? nothing;
    checkPath({ path, siblings, isTaken, besides });
  }

  function claim(path: string, siblings: readonly Ending[]): void {
    check(path, siblings);
    taken.add(path.toLowerCase());
  }

  async function parentOf(target: string) {
    const parent = dirname(target);
    if (!folders.has(parent)) folders.set(parent, disk.folder(parent));
    await folders.get(parent);
  }

  /** Links a file and its compressed siblings, or copies them where linking fails; a copy is not linked to a release. */
  async function put(from: string, path: string, entry: Entry) {
    const file = below(path);
    await parentOf(file);
    let linked = entry.linked;
    for (const ending of ['', ...entry.siblings]) {
      const to = file + ending;
      if ((await linkOrCopy({ from: from + ending, to, disk })) === 'linked') continue;
      unsynced.add(to);
      linked = false;
    }
    if (linked !== entry.linked) entries.set(path, { ...entry, linked });
  }

  return {
    folder,
    entries,
    async link(path, hash, loads = nothing) {
      signal.throwIfAborted();
      const kept = await blobs.info(hash);
      if (kept === null) throw missingContent(path, hash);
      const siblings = isCompressible(path)
        ? await blobs.siblings(hash).catch(asMissingContent(path, hash))
        : withoutSiblings;
      check(path, siblings.endings);
      entries.set(path, {
        hash,
        bytes: kept.bytes,
        linked: kept.linked && siblings.linked,
        siblings: siblings.endings,
        loads,
      });
      if (path !== path.toLowerCase()) taken.add(path.toLowerCase());
      pending.push(path);
    },
    async fill() {
      const paths = pending;
      pending = [];
      for (const [index, path] of paths.entries()) {
        // Linking is synchronous: yield from time to time, so that an interrupt is noticed.
        if (index % linksPerTurn === 0) await turn();
        signal.throwIfAborted();
        const entry = entries.get(path)!;
        await put(blobs.path(entry.hash), path, entry).catch(asMissingContent(path, entry.hash));
      }
    },
    async write(path, content) {
      claim(path, nothing);
      const target = below(path);
      await parentOf(target);
      const hash = sha256(content);
      const bytes = Buffer.byteLength(content);
      await disk.write(target, content, timeOf({ hash, bytes }));
      unsynced.add(target);
      entries.set(path, { hash, bytes, linked: false, siblings: nothing, loads: nothing });
    },
    async linkExisting(from, path, entry) {
      claim(path, entry.siblings);
      entries.set(path, entry);
      await put(from, path, entry);
    },
    files: () => entries,
    totals() {
      let bytes = 0;
      for (const entry of entries.values()) bytes += entry.bytes;
      return { files: entries.size, bytes };
    },
    async flush() {
      await syncAll({ root: folder, paths: new Set([...unsynced, ...allFolders(folder, folders.keys())]), disk });
      unsynced.clear();
    },
  };
}

/** Links created before yielding to the event loop. */
const linksPerTurn = 256;

/** The given folders and all their parents up to `root`. */
function allFolders(root: string, leaves: Iterable<string>): Set<string> {
  const all = new Set([root]);
  for (const leaf of leaves) for (let path = leaf; path.length > root.length; path = dirname(path)) all.add(path);
  return all;
}

const asMissingContent = (path: string, hash: string) => (failure: unknown) => {
  throw errorCode(failure) === 'ENOENT' ? missingContent(path, hash) : failure;
};

function missingContent(path: string, hash: string): Stop {
  return Stop.of(exit.failed, {
    what: `${path} cannot be staged`,
    where: path,
    why: `its content ${hash} is not in the cache`,
    fix: 'do not change the cache folder during a build; build again',
  });
}
