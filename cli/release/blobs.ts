import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync, type Stats, statSync } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import { crc32 } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { sha256 } from '../lib/sha256.mjs';
import { nullIfMissing } from '../lib/failure.ts';
import { type Compress, compressed, type Ending, endings, formats } from './compress.ts';
import { hasTimeOf, timeOf } from './content-time.ts';
import type { Disk } from './disk.ts';
import { syncAll } from './disk.ts';

/** A file of the cache, named by its content hash. */
export type Blob = {
  /** SHA-256 of the content, hex. */
  hash: string;
  bytes: number;
};

export type BlobInfo = {
  bytes: number;
  /** Whether another hard link to the file exists, as in a release, which was verified when it was published. */
  linked: boolean;
};

export type Siblings = {
  endings: readonly Ending[];
  /** Whether all of them have other hard links, as in a release. */
  linked: boolean;
};

/** Content-addressed store: content that does not change is compressed and written once. */
export type Blobs = {
  put(content: string | Uint8Array): Promise<Blob>;
  /** Whether the blob exists. A blob that was changed on disk is removed. */
  has(hash: string): Promise<boolean>;
  read(hash: string): Promise<Buffer>;
};

/** The blobs as `cli/release` uses them. */
export type BlobStore = Blobs & {
  path(hash: string): string;
  info(hash: string): Promise<BlobInfo | null>;
  /** The compressed siblings; creates those that are missing or truncated. None when compression is off. */
  siblings(hash: string): Promise<Siblings>;
  /** Whether bytes that were read back are those of a blob, or of its compressed sibling. */
  isIntact(options: { hash: string; ending: Ending | ''; content: Uint8Array }): boolean;
  /** Stores a compressed sibling of an existing blob that another machine created and verified. */
  adopt(hash: string, ending: Ending, form: Uint8Array): Promise<void>;
  /** Moves the blobs of another store on this disk here, with their siblings: it has only those that are not here. */
  absorb(from: string): Promise<void>;
  /** Removes a damaged blob, so that the next build creates it again. */
  drop(hash: string): Promise<void>;
  flush(): Promise<void>;
  /** Removes blobs outside `used` whose links have not changed since `before` (ms since 1970). Runs at most once a day. */
  prune(options: { used: ReadonlySet<string>; before: number }): Promise<void>;
  /** Removes temporary files that are older than `before` (ms since 1970). */
  sweep(before: number): Promise<void>;
};

const day = 86_400_000;
const none: Siblings = { endings: [], linked: true };

/** Path of a blob (`<hash>`) or a compressed sibling (`<hash>.gz`) in a cache folder. */
export const blobPath = (cache: string, name: string) => join(cache, 'blobs', name.slice(0, 2), name);

export type OpenBlobsOptions = {
  dir: string;
  /** Creates compressed siblings; true for in this thread, false for none. */
  compress: Compress | boolean;
  disk: Disk;
};

/** Opens the store of a cache folder. Several builds may use it at the same time. */
export function openBlobs({ dir, compress, disk }: OpenBlobsOptions): BlobStore {
  const createSiblings = compress === true ? compressed : compress;
  const root = join(dir, 'blobs');
  const tempFolder = join(root, 'drafts');
  // Blobs are looked up right after they are written or found, so a bounded map is enough.
  const recent = new LRUCache<string, BlobInfo>({ max: 1000 });
  /** Content just written, which is compressed next. */
  const uncompressed = new LRUCache<string, Uint8Array>({ max: 64 });
  const running = new Map<string, Promise<unknown>>();
  /**
   * File names (hashes) of what this build wrote, and of what it found without another hard link: a build that was killed wrote it, and no
   * release has synced it. The stage refers to the same strings, which saves memory. With the checksum of a sibling that this build
   * wrote, after it was found to decompress to its content: read back, it need not be decompressed again.
   */
  const unsynced = new Map<string, number | null>();
  const folders = new Map<string, Promise<void>>();
  const path = (name: string) => `${root}/${name.slice(0, 2)}/${name}`;

  /** Concurrent calls with the same key share one result. */
  async function once<Value>(key: string, work: () => Promise<Value>): Promise<Value> {
    const existing = running.get(key) as Promise<Value> | undefined;
    if (existing) return existing;
    const task = work().finally(() => running.delete(key));
    running.set(key, task);
    return task;
  }

  function folder(wanted: string): Promise<void> {
    const created = folders.get(wanted) ?? disk.folder(wanted);
    folders.set(wanted, created);
    return created;
  }

  /** Writes a temporary file and renames it: releases link to the old file, which must not change. */
  async function store({ hash, ending = '', content }: { hash: string; ending?: Ending | ''; content: Uint8Array }) {
    const name = hash + ending;
    const file = path(name);
    const temp = join(tempFolder, randomUUID());
    await folder(tempFolder);
    await folder(dirname(file));
    await disk.write(temp, content, timeOf({ hash, ending, bytes: content.length }));
    await disk.rename(temp, file);
    unsynced.set(name, ending === '' ? null : crc32(content));
  }

  /** A file's stats; null when there is none. Anything else at the path, such as a folder, is removed. */
  async function fileAt(file: string): Promise<Stats | null> {
    const facts = statSync(file, { throwIfNoEntry: false });
    if (facts?.isFile()) return facts;
    if (facts) await disk.remove(file);
    return null;
  }

  function isLinked(name: string, { nlink }: Stats): boolean {
    if (nlink === 1 && !unsynced.has(name)) unsynced.set(name, null);
    return nlink > 1;
  }

  async function find(hash: string): Promise<BlobInfo | null> {
    const file = path(hash);
    const facts = await fileAt(file);
    if (!facts) return null;
    // The mtime says whether the file is complete. In a cache restored without mtimes, verify the content.
    if (!hasTimeOf(facts, { hash })) {
      if (sha256(readFileSync(file)) !== hash) {
        await disk.remove(file);
        return null;
      }
      await disk.stamp(file, timeOf({ hash, bytes: facts.size }));
    }
    const existing = { bytes: facts.size, linked: isLinked(hash, facts) };
    recent.set(hash, existing);
    return existing;
  }

  /** Whether a complete sibling has other hard links; null if it has to be created. A sibling with the mtime of its length is not read. */
  async function siblingAt(hash: string, ending: Ending): Promise<boolean | null> {
    const file = path(hash) + ending;
    const facts = await fileAt(file);
    if (facts && hasTimeOf(facts, { hash, ending })) return isLinked(hash + ending, facts);
    // In a cache restored without mtimes, verify the content.
    const existing = facts && readFileSync(file);
    if (!existing || !decompressesTo({ packed: existing, ending, hash })) return null;
    await disk.stamp(file, timeOf({ hash, ending, bytes: existing.length }));
    return isLinked(hash + ending, facts!);
  }

  /** Content as it was written. */
  function contentOf(hash: string): Uint8Array {
    const known = uncompressed.get(hash);
    if (known) return known;
    const read = readFileSync(path(hash));
    if (sha256(read) !== hash) throw new Error(`${path(hash)}: its content changed; ${faulty}`);
    return read;
  }

  async function siblingsOf(hash: string, create: Compress): Promise<Siblings> {
    const linked = await Promise.all(endings.map((ending) => siblingAt(hash, ending)));
    const missing = endings.filter((_, index) => linked[index] === null);
    const created = missing.length > 0 ? await create({ content: contentOf(hash), endings: missing }) : [];
    uncompressed.delete(hash);
    for (const [index, packed] of created.entries()) {
      if (packed === null)
        throw new Error(
          `${path(hash)}: its ${missing[index]} file does not decompress to the original content; ${faulty}`,
        );
      await store({ hash, ending: missing[index]!, content: packed });
    }
    return { endings, linked: linked.every(Boolean) };
  }

  const info = async (hash: string) => recent.get(hash) ?? (await once(hash, () => find(hash)));

  return {
    path,
    info,
    async put(content) {
      const buffer = typeof content === 'string' ? Buffer.from(content) : content;
      const hash = sha256(buffer);
      if ((await info(hash)) === null) {
        await once(hash, () => store({ hash, content: buffer }));
        recent.set(hash, { bytes: buffer.length, linked: false });
        if (createSiblings) uncompressed.set(hash, buffer);
      }
      return { hash, bytes: buffer.length };
    },
    has: async (hash) => (await info(hash)) !== null,
    read: (hash) => readFile(path(hash)),
    siblings: async (hash) =>
      createSiblings ? once(`${hash} siblings`, () => siblingsOf(hash, createSiblings)) : none,
    isIntact({ hash, ending, content }) {
      if (ending === '') return sha256(content) === hash;
      const written = unsynced.get(hash + ending) ?? null;
      return written === null ? decompressesTo({ packed: content, ending, hash }) : crc32(content) === written;
    },
    async adopt(hash, ending, form) {
      const facts = await fileAt(path(hash) + ending);
      if (facts && hasTimeOf(facts, { hash, ending })) return;
      await once(`${hash} siblings`, () => store({ hash, ending, content: form }));
    },
    async absorb(from) {
      for (const prefix of (await nullIfMissing(readdir(join(from, 'blobs')))) ?? []) {
        if (!/^[0-9a-f]{2}$/.test(prefix)) continue;
        await folder(join(root, prefix));
        for (const name of readdirSync(join(from, 'blobs', prefix))) {
          await disk.rename(blobPath(from, name), path(name));
          unsynced.set(name, null);
        }
      }
    },
    async drop(hash) {
      recent.delete(hash);
      for (const ending of ['', ...endings]) await disk.remove(path(hash) + ending);
    },
    async flush() {
      await syncAll({ root, paths: new Set([...unsynced.keys()].map(path)), disk });
      unsynced.clear();
    },
    async prune({ used, before }) {
      const mark = join(root, 'pruned');
      if ((statSync(mark, { throwIfNoEntry: false })?.mtimeMs ?? 0) > Date.now() - day) return;
      for (const prefix of (await nullIfMissing(readdir(root))) ?? []) {
        if (!/^[0-9a-f]{2}$/.test(prefix)) continue;
        await turn();
        for (const name of readdirSync(join(root, prefix))) {
          const file = join(root, prefix, name);
          // Linking and unlinking change the ctime; reading does not.
          const { ctimeMs } = statSync(file, { throwIfNoEntry: false }) ?? { ctimeMs: Infinity };
          if (ctimeMs < before && !used.has(name.slice(0, 64))) await disk.remove(file);
        }
      }
      await disk.remove(mark);
      await disk.folder(root);
      await disk.write(mark, '');
    },
    async sweep(before) {
      for (const name of (await nullIfMissing(readdir(tempFolder))) ?? []) {
        const facts = await nullIfMissing(stat(join(tempFolder, name)));
        if (facts && facts.ctimeMs < before) await disk.remove(join(tempFolder, name));
      }
    },
  };
}

const faulty = 'the disk or memory of this machine is faulty';

function decompressesTo({ packed, ending, hash }: { packed: Uint8Array; ending: Ending; hash: string }): boolean {
  try {
    return sha256(formats[ending].unpack(packed)) === hash;
  } catch {
    return false;
  }
}
