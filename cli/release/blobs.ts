import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync, type Stats, statSync } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import { openRecent } from '../recent.ts';
import { sha256 } from '../sha256.mjs';
import { orAbsent } from './absent.ts';
import { type Ending, endings, formats } from './compress.ts';
import { isTimeOfContent, timeOf } from './content-hash.ts';
import type { Disk } from './disk.ts';
import { syncAll } from './sync-all.ts';

/** Content by its hash. */
export type Blob = {
  /** SHA-256 of the content, hex. */
  hash: string;
  bytes: number;
};

/** What is known of content that is kept. */
export type Kept = {
  bytes: number;
  /** Whether a release holds it, as the same file: it was read when that was published. */
  held: boolean;
};

/** The compressed forms of content. */
export type Siblings = {
  endings: readonly Ending[];
  /** Whether releases hold all of them, as the same files. */
  held: boolean;
};

/** Everything ever made, kept by content: what does not change is made, compressed and written once. */
export type Blobs = {
  put(content: string | Uint8Array): Promise<Blob>;
  /** Whether the content is kept; content that was changed after it was put is dropped. */
  has(hash: string): Promise<boolean>;
  /** Content that is kept. */
  read(hash: string): Promise<Buffer>;
};

/** The blobs as the release room sees them. */
export type BlobStore = Blobs & {
  path(hash: string): string;
  /** Null when it is not kept. */
  facts(hash: string): Promise<Kept | null>;
  /** The compressed forms, made where they are missing or were cut off; none when compression is off. */
  siblings(hash: string): Promise<Siblings>;
  /** Keeps a compressed form that was made elsewhere, and checked there, of content that is kept. */
  adopt(hash: string, ending: Ending, form: Uint8Array): Promise<void>;
  /** Forgets content that was found damaged, so that the next build makes it again. */
  drop(hash: string): Promise<void>;
  /** Waits until everything written here survives a power cut. */
  flush(): Promise<void>;
  /** Removes content that no release has taken or given up since a moment, in milliseconds; `used` stays. Looks once a day. */
  prune(wish: { used: ReadonlySet<string>; before: number }): Promise<void>;
  /** Removes half-written files that builds left behind before a moment, in milliseconds. */
  sweep(before: number): Promise<void>;
};

const day = 86_400_000;
const none: Siblings = { endings: [], held: true };

/** Where a cache folder keeps content, or a compressed form of it: by hash, and hash and ending. */
export const blobPath = (cache: string, name: string) => join(cache, 'blobs', name.slice(0, 2), name);

/** Opens the store below a cache folder, which several builds may use at once. */
export function openBlobs({ dir, compress, disk }: { dir: string; compress: boolean; disk: Disk }): BlobStore {
  const root = join(dir, 'blobs');
  const drafts = join(root, 'drafts');
  // Asked for right after it was put or found; of a large site not all is held.
  const known = openRecent<Kept>(1000);
  const busy = new Map<string, Promise<unknown>>();
  /** Names of files, which are their hashes: the very strings that the stage holds too. */
  const unsynced = new Set<string>();
  const folders = new Map<string, Promise<void>>();
  const path = (name: string) => `${root}/${name.slice(0, 2)}/${name}`;

  /** Work on the same content waits for the work that is under way and shares its result. */
  async function once<Value>(key: string, work: () => Promise<Value>): Promise<Value> {
    const running = busy.get(key) as Promise<Value> | undefined;
    if (running) return running;
    const task = work().finally(() => busy.delete(key));
    busy.set(key, task);
    return task;
  }

  function folder(wanted: string): Promise<void> {
    const made = folders.get(wanted) ?? disk.folder(wanted);
    folders.set(wanted, made);
    return made;
  }

  /** Writes beside and renames: a file that releases link to is never written through. */
  async function keep(name: string, content: Uint8Array, hash: string) {
    const file = path(name);
    const draft = join(drafts, randomUUID());
    await folder(drafts);
    await folder(dirname(file));
    await disk.write(draft, content, timeOf(hash));
    await disk.rename(draft, file);
    unsynced.add(name);
  }

  /** A kept file; null when there is none. Anything else at its path is damage, and removed: it could neither be read nor replaced. */
  async function fileAt(file: string): Promise<Stats | null> {
    const facts = statSync(file, { throwIfNoEntry: false });
    if (facts?.isFile()) return facts;
    if (facts) await disk.remove(file);
    return null;
  }

  async function find(hash: string): Promise<Kept | null> {
    const file = path(hash);
    const facts = await fileAt(file);
    if (!facts) return null;
    // The time is set last and from the content, so it marks a complete file; a cache restored without times is read instead.
    if (facts.mtimeMs !== timeOf(hash) * 1000) {
      if (sha256(readFileSync(file)) !== hash) {
        await disk.remove(file);
        return null;
      }
      await disk.stamp(file, timeOf(hash));
    }
    const kept = { bytes: facts.size, held: isHeld(facts) };
    known.set(hash, kept);
    return kept;
  }

  /** Makes a compressed form, unless it is there: one whose time is its content's is whole, and is not read. Answers whether a release holds it. */
  async function pack(hash: string, ending: Ending, content: () => Promise<Uint8Array>): Promise<boolean> {
    const file = path(hash) + ending;
    const facts = await fileAt(file);
    if (facts && isTimeOfContent(facts.mtimeMs)) return isHeld(facts);
    const { pack: packed, unpack } = formats[ending];
    const gives = async (form: Uint8Array) => sha256(await unpack(form)) === hash;
    // A cache restored without times.
    const kept = facts && readFileSync(file);
    if (kept && (await gives(kept).catch(() => false))) {
      await disk.stamp(file, timeOf(sha256(kept)));
      return isHeld(facts);
    }
    const made = await packed(await content());
    if (!(await gives(made))) {
      throw new Error(
        `${path(hash)}: its ${ending} form does not give the content back; the disk or the memory of this machine is at fault`,
      );
    }
    await keep(hash + ending, made, sha256(made));
    return false;
  }

  const facts = async (hash: string) => known.get(hash) ?? (await once(hash, () => find(hash)));

  return {
    path,
    facts,
    async put(content) {
      const buffer = typeof content === 'string' ? Buffer.from(content) : content;
      const hash = sha256(buffer);
      if ((await facts(hash)) === null) {
        await once(hash, () => keep(hash, buffer, hash));
        known.set(hash, { bytes: buffer.length, held: false });
      }
      return { hash, bytes: buffer.length };
    },
    has: async (hash) => (await facts(hash)) !== null,
    read: (hash) => readFile(path(hash)),
    siblings: (hash) =>
      once(`${hash} siblings`, async () => {
        if (!compress) return none;
        let read: Promise<Uint8Array> | undefined;
        const content = () => (read ??= readFile(path(hash)));
        const held = await Promise.all(endings.map((ending) => pack(hash, ending, content)));
        return { endings, held: held.every(Boolean) };
      }),
    async adopt(hash, ending, form) {
      const facts = await fileAt(path(hash) + ending);
      if (facts && isTimeOfContent(facts.mtimeMs)) return;
      await once(`${hash} siblings`, () => keep(hash + ending, form, sha256(form)));
    },
    async drop(hash) {
      known.delete(hash);
      for (const ending of ['', ...endings]) await disk.remove(path(hash) + ending);
    },
    async flush() {
      await syncAll({ root, paths: new Set([...unsynced].map(path)), disk });
      unsynced.clear();
    },
    async prune({ used, before }) {
      const mark = join(root, 'pruned');
      if ((statSync(mark, { throwIfNoEntry: false })?.mtimeMs ?? 0) > Date.now() - day) return;
      for (const outputPaths of (await orAbsent(readdir(root))) ?? []) {
        if (!/^[0-9a-f]{2}$/.test(outputPaths)) continue;
        await turn();
        for (const name of readdirSync(join(root, outputPaths))) {
          const file = join(root, outputPaths, name);
          // Linking and unlinking change this time; reading and writing a release elsewhere do not.
          const { ctimeMs } = statSync(file, { throwIfNoEntry: false }) ?? { ctimeMs: Infinity };
          if (ctimeMs < before && !used.has(name.slice(0, 64))) await disk.remove(file);
        }
      }
      await disk.remove(mark);
      await disk.folder(root);
      await disk.write(mark, '');
    },
    async sweep(before) {
      for (const name of (await orAbsent(readdir(drafts))) ?? []) {
        const facts = await orAbsent(stat(join(drafts, name)));
        if (facts && facts.ctimeMs < before) await disk.remove(join(drafts, name));
      }
    },
  };
}

/** Whether more names lead to a file than the cache's own. */
const isHeld = ({ nlink }: { nlink: number }) => nlink > 1;
