import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { buffer } from 'node:stream/consumers';
import { gunzipSync } from 'node:zlib';
import { Stop } from '../problem.ts';
import { type ArchiveLimits, archiveLimits, archivedBlobs, archiveNames } from './archive-format.ts';
import { type ArchiveEntry, entriesOf } from './archive-entries.ts';
import { type ShardManifest, parseManifest } from './manifest.ts';
import { packNames } from './packs.ts';
import { damaged } from './shard-problem.ts';
import { tempFolder } from './manifest-files.ts';
import type { ShardSource, SourceFile } from './source.ts';

type ArchiveSourceOptions = {
  path: string;
  /** The cache into which it is unpacked. */
  cache: string;
  limits?: ArchiveLimits;
};

export async function archiveSource({
  path,
  cache,
  limits = archiveLimits,
}: ArchiveSourceOptions): Promise<ShardSource> {
  const folder = tempFolder(cache, 'merging');
  const manifest = await withArchiveError(path, () => manifestOf({ path, limits }));
  return {
    path,
    manifests: [manifest],
    async read(take) {
      await withArchiveError(path, () => unpack({ path, folder, manifest, limits, take }));
      return { responses: join(folder, 'responses'), parts: join(folder, 'parts') };
    },
    close: () => rm(folder, { recursive: true, force: true }),
  };
}

/** Adds the path of the archive to errors of gzip and tar. */
async function withArchiveError<Result>(path: string, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (failure) {
    if (failure instanceof Stop || (failure as NodeJS.ErrnoException).syscall) throw failure;
    const { message } = failure as Error;
    throw damaged(path, `it is truncated or not an archive of a shard: ${message}`);
  }
}

async function manifestOf({ path, limits }: { path: string; limits: ArchiveLimits }): Promise<ShardManifest> {
  for await (const entry of entriesOf(path)) return await readManifest({ path, entry, limits });
  throw damaged(path, 'it is empty');
}

type ReadManifestOptions = { path: string; entry: ArchiveEntry; limits: ArchiveLimits };

async function readManifest({ path, entry, limits }: ReadManifestOptions): Promise<ShardManifest> {
  const { name, size, isFile, content } = entry;
  if (!isFile || name !== archiveNames.manifest) throw damaged(path, `it begins with ${JSON.stringify(name)}`);
  if (size > limits.manifest) throw damaged(path, `its manifest has ${size} bytes; ${limits.manifest} are allowed`);
  const manifest = parseManifest((await buffer(content)).toString());
  if (!manifest) throw damaged(path, 'its manifest is not valid');
  const all = manifest.blobs.reduce((sum, [, bytes]) => sum + bytes, 0);
  if (all > limits.all) throw damaged(path, `its files have ${all} bytes; ${limits.all} are allowed`);
  return manifest;
}

type UnpackOptions = {
  path: string;
  folder: string;
  manifest: ShardManifest;
  limits: ArchiveLimits;
  take: (file: SourceFile) => Promise<void>;
};

/** Reads all files that the manifest names, and rejects all others. */
async function unpack({ path, folder, manifest, limits, take }: UnpackOptions): Promise<void> {
  const packs = new Set<string>(packNames.flatMap((name) => Object.values(archiveNames.packs[name])));
  const blobs = new Map(archivedBlobs(manifest).map(([name, bytes]) => [archiveNames.blob(name), { name, bytes }]));
  const sizes = new Map(manifest.blobs.map(([name, bytes]) => [name, bytes]));
  let isFirst = true;
  for await (const entry of entriesOf(path)) {
    const { name, size, isFile, content } = entry;
    const blob = blobs.get(name);
    if (isFirst) {
      // The archive may have been replaced since its manifest was read.
      const now = await readManifest({ path, entry, limits });
      if (JSON.stringify(now) !== JSON.stringify(manifest)) throw damaged(path, 'it changed while it was read');
    } else if (!isFile) throw damaged(path, `${JSON.stringify(name)} is not a file`);
    else if (blob) {
      if (size !== blob.bytes || size > limits.blob)
        throw damaged(path, `${name} has ${size} bytes; ${Math.min(blob.bytes, limits.blob)} are allowed`);
      blobs.delete(name);
      const file = { name: blob.name, content: await buffer(content) };
      const within = contentOf({ file, sizes, path, limits });
      if (within) await take(within);
      await take(file);
    } else if (packs.delete(name)) {
      if (size > limits.pack) throw damaged(path, `${name} has ${size} bytes; ${limits.pack} are allowed`);
      const file = join(folder, name);
      await mkdir(dirname(file), { recursive: true });
      await pipeline(content, createWriteStream(file, { flags: 'wx' }));
    } else throw damaged(path, `${JSON.stringify(name)} is not part of a shard`);
    isFirst = false;
  }
  const [missing] = blobs.keys();
  if (missing !== undefined) throw damaged(path, `${blobs.size} of its files are missing, such as ${missing}`);
}

type ContentOfOptions = { file: SourceFile; sizes: ReadonlyMap<string, number>; path: string; limits: ArchiveLimits };

/** The content of a `.gz` sibling; null for other files. Decompresses at most the size in the manifest. */
function contentOf({ file, sizes, path, limits }: ContentOfOptions): SourceFile | null {
  if (!file.name.endsWith('.gz')) return null;
  const name = file.name.slice(0, -'.gz'.length);
  const bytes = Math.min(sizes.get(name) ?? 0, limits.blob);
  try {
    return { name, content: gunzipSync(file.content, { maxOutputLength: Math.max(1, bytes) }) };
  } catch {
    throw damaged(path, `blobs/${file.name} is damaged, or more than the ${bytes} bytes in its manifest`);
  }
}
