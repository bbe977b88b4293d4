import { dirname, join } from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import { exit, Stop } from '../problem.ts';
import { sha256 } from '../sha256.mjs';
import { codeOf } from './absent.ts';
import type { BlobStore } from './blobs.ts';
import { type Ending, isCompressible } from './compress.ts';
import { timeOf } from './content-hash.ts';
import type { Disk } from './disk.ts';
import { place } from './place.ts';
import { checkPath } from './stage-path.ts';
import { syncAll } from './sync-all.ts';

/** A release while it is being made: paths are below the release's folder, with `/`. */
export type Stage = {
  /**
   * Gives a path content that was put into the blobs; compressible paths get their `.gz` and `.br` beside them. The files are linked by
   * `fill`: a build that changed nothing has no use for them. `loads` are the bundled files that the content cannot do without, below
   * `site/`: give the same array for all content with the same ones.
   */
  link(path: string, hash: string, loads?: readonly string[]): Promise<void>;
  /** Writes a file of this release alone, such as its redirects. */
  write(path: string, content: string): Promise<void>;
  /** Files so far, and their bytes without the compressed siblings. */
  totals(): { files: number; bytes: number };
};

/** What is known of a staged file; never its content. */
export type Entry = {
  hash: string;
  bytes: number;
  /** Compressed forms beside it. */
  siblings: readonly Ending[];
  /** Bundled files that it cannot do without, below `site/`. */
  loads: readonly string[];
};

const nothing: readonly never[] = [];

/** The stage as the release room sees it. */
export type OpenStage = Stage & {
  folder: string;
  entries: ReadonlyMap<string, Entry>;
  /** Links every file that was only noted so far. */
  fill(): Promise<void>;
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
  let noted: string[] = [];

  function claim(path: string, siblings: readonly Ending[]): void {
    signal.throwIfAborted();
    // Only for names that end like a compressed form.
    const besides = (small: string) => [...entries].find(([other]) => other.toLowerCase() === small)?.[1].siblings ?? nothing;
    checkPath({ path, siblings, taken, besides });
    taken.add(path.toLowerCase());
  }

  async function parentOf(target: string) {
    const parent = dirname(target);
    if (!folders.has(parent)) folders.set(parent, disk.folder(parent));
    await folders.get(parent);
  }

  async function put(from: string, path: string) {
    const to = join(folder, path);
    await parentOf(to);
    if ((await place({ from, to, disk })) === 'copied') unsynced.add(to);
  }

  return {
    folder,
    entries,
    async link(path, hash, loads = nothing) {
      signal.throwIfAborted();
      const bytes = await blobs.bytes(hash);
      if (bytes === null) throw gone(path, hash);
      const siblings = isCompressible(path) ? await blobs.siblings(hash).catch(orGone(path, hash)) : nothing;
      claim(path, siblings);
      entries.set(path, { hash, bytes, siblings, loads });
      noted.push(path);
    },
    async fill() {
      const paths = noted;
      noted = [];
      for (const [index, path] of paths.entries()) {
        // Links are made without waiting for anything: let an interrupt in now and then.
        if (index % linksInARow === 0) await turn();
        signal.throwIfAborted();
        const { hash, siblings } = entries.get(path)!;
        await put(blobs.path(hash), path).catch(orGone(path, hash));
        for (const ending of siblings) await put(blobs.path(hash) + ending, path + ending);
      }
    },
    async write(path, content) {
      claim(path, nothing);
      const target = join(folder, path);
      await parentOf(target);
      const hash = sha256(content);
      await disk.write(target, content, timeOf(hash));
      unsynced.add(target);
      entries.set(path, { hash, bytes: Buffer.byteLength(content), siblings: nothing, loads: nothing });
    },
    async carry(from, path, entry) {
      claim(path, entry.siblings);
      for (const ending of ['', ...entry.siblings]) await put(from + ending, path + ending);
      entries.set(path, entry);
    },
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

/** How many links are made before anything else gets its turn. */
const linksInARow = 256;

/** The folders of a stage and every one between them and the stage. */
function allFolders(root: string, leaves: Iterable<string>): Set<string> {
  const all = new Set([root]);
  for (const leaf of leaves) for (let path = leaf; path.length > root.length; path = dirname(path)) all.add(path);
  return all;
}

const orGone = (path: string, hash: string) => (failure: unknown) => {
  throw codeOf(failure) === 'ENOENT' ? gone(path, hash) : failure;
};

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
