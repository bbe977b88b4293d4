import { dirname } from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import { exit, Stop } from '../problem.ts';
import { sha256 } from '../sha256.mjs';
import { codeOf } from './absent.ts';
import type { BlobStore, Kept } from './blobs.ts';
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
  /** Files so far by path: their bytes, and what they load below `site/`. */
  files(): ReadonlyMap<string, { bytes: number; loads: readonly string[] }>;
  /** Files so far, and their bytes without the compressed siblings. */
  totals(): { files: number; bytes: number };
};

/** What is known of a staged file; never its content. */
export type Entry = Kept & {
  hash: string;
  /** Compressed forms beside it. */
  siblings: readonly Ending[];
  /** Bundled files that it cannot do without, below `site/`. */
  loads: readonly string[];
};

const nothing: readonly never[] = [];
const withoutSiblings = { endings: nothing, held: true };

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
export function openStage({
  folder,
  blobs,
  disk,
  signal,
}: {
  folder: string;
  blobs: BlobStore;
  disk: Disk;
  signal: AbortSignal;
}): OpenStage {
  const entries = new Map<string, Entry>();
  /** In small letters: paths that are under way, or have others. All others are taken by being there. */
  const taken = new Set<string>();
  const folders = new Map<string, Promise<void>>();
  const unsynced = new Set<string>();
  let noted: string[] = [];

  /** Paths are checked before they get here: to join them by the rules for any path takes longer than to link a file. */
  const below = (path: string) => `${folder}/${path}`;
  const isTaken = (small: string) => taken.has(small) || entries.has(small);

  function check(path: string, siblings: readonly Ending[]): void {
    signal.throwIfAborted();
    // Only for names that end like a compressed form.
    const besides = (small: string) =>
      [...entries].find(([other]) => other.toLowerCase() === small)?.[1].siblings ?? nothing;
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

  /** Places a staged file's content and its compressed forms. What had to be copied is no file that a kept release holds. */
  async function put(from: string, path: string, entry: Entry) {
    const file = below(path);
    await parentOf(file);
    let held = entry.held;
    for (const ending of ['', ...entry.siblings]) {
      const to = file + ending;
      if ((await place({ from: from + ending, to, disk })) === 'linked') continue;
      unsynced.add(to);
      held = false;
    }
    if (held !== entry.held) entries.set(path, { ...entry, held });
  }

  return {
    folder,
    entries,
    async link(path, hash, loads = nothing) {
      signal.throwIfAborted();
      const kept = await blobs.facts(hash);
      if (kept === null) throw gone(path, hash);
      const siblings = isCompressible(path) ? await blobs.siblings(hash).catch(orGone(path, hash)) : withoutSiblings;
      check(path, siblings.endings);
      entries.set(path, {
        hash,
        bytes: kept.bytes,
        held: kept.held && siblings.held,
        siblings: siblings.endings,
        loads,
      });
      if (path !== path.toLowerCase()) taken.add(path.toLowerCase());
      noted.push(path);
    },
    async fill() {
      const paths = noted;
      noted = [];
      for (const [index, path] of paths.entries()) {
        // Links are made without waiting for anything: let an interrupt in now and then.
        if (index % linksInARow === 0) await turn();
        signal.throwIfAborted();
        const entry = entries.get(path)!;
        await put(blobs.path(entry.hash), path, entry).catch(orGone(path, entry.hash));
      }
    },
    async write(path, content) {
      claim(path, nothing);
      const target = below(path);
      await parentOf(target);
      const hash = sha256(content);
      await disk.write(target, content, timeOf(hash));
      unsynced.add(target);
      entries.set(path, { hash, bytes: Buffer.byteLength(content), held: false, siblings: nothing, loads: nothing });
    },
    async carry(from, path, entry) {
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
