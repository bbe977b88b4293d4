import { statSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { openPack } from '../store/pack.ts';
import { openPictures } from '../content/pictures.ts';
import { openDrawnImages } from '../og-images/og-images.ts';
import { openEncodedPictures } from '../pictures/encode-picture.ts';
import { type Ending, endings } from '../release/compress.ts';
import { type BlobStore, openBlobs } from '../release/blobs.ts';
import { realDisk } from '../release/disk.ts';
import { openReuse } from '../render/reuse.ts';
import { sha256 } from '../lib/sha256.mjs';
import { completeSet, type FoundShard } from './complete-set.ts';
import type { Identity } from './identity.ts';
import { pagesOf, type ShardManifest } from './manifest.ts';
import { recordMerged } from './merged-record.ts';
import { copyValues, type PackName, packFolders, packNames } from './packs.ts';
import { damaged } from './shard-problem.ts';
import { removeOldTempFolders, tempFolder } from './manifest-files.ts';
import { openSource, type ShardSource, type SourceFile } from './source.ts';

type MergeShardsOptions = {
  paths: readonly string[];
  /** The target cache; it may be one of the paths. */
  cache: string;
  /** Namespace of the cached responses of the configured content API. */
  namespace: string;
  own: Identity;
  /** Hash of the code that creates the parts that pages share. */
  engine: string;
  /** Aborts the merge and throws its reason. */
  signal: AbortSignal;
};

export type Merged = { shards: number; pages: number; kept: number; files: number; bytes: number };

/**
 * Merges shards into a cache. Throws a `Stop` (1) when they are not the parts of one build by this code.
 *
 * Verifies everything in a temporary folder before anything is in the cache: then first blobs, then cached responses, and last the records
 * that refer to them. A refused merge leaves nothing.
 */
export async function mergeShards({
  paths,
  cache,
  namespace,
  own,
  engine,
  signal,
}: MergeShardsOptions): Promise<Merged> {
  await mkdir(cache, { recursive: true });
  await removeOldTempFolders(cache);
  const packsOf = (folder: string) => packFolders({ cache: folder, namespace, engine });
  const sources: ShardSource[] = [];
  const staging = tempFolder(cache, 'merging');
  try {
    for (const path of paths) sources.push(await openSource({ path, cache, packsOf }));
    const found = sources.flatMap(({ path, manifests }) => manifests.map((manifest) => ({ manifest, path })));
    const shards = completeSet({ found, own });
    const blobs = openBlobs({ dir: cache, compress: true, disk: realDisk });
    const staged = openBlobs({ dir: staging, compress: true, disk: realDisk });
    const packs = new Map<string, Record<PackName, string>>();
    const sums = hashesOf(shards.map(({ manifest }) => manifest));
    for (const source of sources)
      packs.set(
        source.path,
        await source.read((file) => stageBlob({ file, sums, blobs, staged, where: source.path, signal })),
      );
    assertValues({ shards, packs });
    signal.throwIfAborted();
    await blobs.absorb(staging);
    await blobs.flush();
    copyPacks({ shards, packs, to: packsOf(cache) });
    await copyRecords({ shards, cache });
    const manifests = shards.map(({ manifest }) => manifest);
    await recordMerged({ cache, namespace, manifests });
    return total(manifests);
  } finally {
    for (const source of sources) await source.close();
    await rm(staging, { recursive: true, force: true });
  }
}

/** Expected hashes of the blobs, by name. */
function hashesOf(manifests: readonly ShardManifest[]): Map<string, Set<string>> {
  const sums = new Map<string, Set<string>>();
  for (const { blobs } of manifests)
    for (const [name, , sum] of blobs) sums.set(name, (sums.get(name) ?? new Set()).add(sum));
  return sums;
}

type StageBlobOptions = {
  file: SourceFile;
  sums: ReadonlyMap<string, ReadonlySet<string>>;
  blobs: BlobStore;
  staged: BlobStore;
  where: string;
  signal: AbortSignal;
};

/** Verifies a blob, and stages it if the cache does not have it. */
async function stageBlob({ file, sums, blobs, staged, where, signal }: StageBlobOptions): Promise<void> {
  const { name, content } = file;
  signal.throwIfAborted();
  if (!sums.get(name)?.has(sha256(content))) throw damaged(where, `blobs/${name} is damaged: its hash differs`);
  const ending: Ending | undefined = endings.find((one) => name.endsWith(one));
  if (ending && statSync(blobs.path(name), { throwIfNoEntry: false })?.size === content.length) return;
  if (ending) await staged.adopt(name.slice(0, -ending.length), ending, content);
  else if (!(await blobs.has(name))) await staged.put(content);
}

type CopyPacksOptions = {
  shards: readonly FoundShard[];
  packs: ReadonlyMap<string, Record<PackName, string>>;
  to: Record<PackName, string>;
};

const keysOf: Record<PackName, (manifest: ShardManifest) => readonly string[]> = {
  responses: ({ responses }) => responses.map(([key]) => key),
  parts: ({ parts }) => parts,
};

function assertValues({ shards, packs }: Pick<CopyPacksOptions, 'shards' | 'packs'>): void {
  for (const { manifest, path } of shards)
    for (const name of packNames) {
      const source = openPack(packs.get(path)![name]);
      const bad = keysOf[name](manifest).find((key) => source.read(key) === 'damaged');
      source.close();
      if (bad !== undefined) throw damaged(path, `${name}: the value of ${bad} is damaged`);
    }
}

/** Copies cached responses and shared parts. If several shards have the same key, the first one wins. */
function copyPacks({ shards, packs, to }: CopyPacksOptions): void {
  for (const name of ['parts', 'responses'] as const) {
    const target = openPack(to[name]);
    const done = new Set<string>();
    try {
      for (const { manifest, path } of shards) {
        const keys = keysOf[name](manifest).filter((key) => !done.has(key));
        for (const key of keys) done.add(key);
        const from = packs.get(path)![name];
        if (from === to[name]) continue;
        const source = openPack(from);
        copyValues({ keys, from: source, to: target });
        source.close();
      }
    } finally {
      target.close();
    }
  }
}

/** Copies the records that refer to blobs: Open Graph images, picture sizes, encoded pictures, pages. */
async function copyRecords({ shards, cache }: { shards: readonly FoundShard[]; cache: string }): Promise<void> {
  const ogImages = openDrawnImages(cache);
  const pictures = openPictures({ cache, offline: true, concurrency: 1 });
  const reuse = openReuse(cache);
  const encoded = openEncodedPictures(cache);
  try {
    for (const { manifest } of shards) {
      for (const [name, hash] of manifest.ogImages)
        if (ogImages.get(name)?.toString() !== hash) ogImages.set(name, hash);
      for (const [url, width, height] of manifest.pictures) pictures.remember(url, { width, height });
      for (const [hash, picture] of manifest.encoded) {
        const text = JSON.stringify(picture);
        if (encoded.get(hash)?.toString() !== text) encoded.set(hash, text);
      }
      for (const [print, page] of pagesOf(manifest))
        if (JSON.stringify(reuse.find(print)) !== JSON.stringify(page)) reuse.remember(print, page);
    }
  } finally {
    ogImages.close();
    reuse.close();
    encoded.close();
    await pictures.close();
  }
}

function total(manifests: readonly ShardManifest[]): Merged {
  const files = new Map(manifests.flatMap(({ blobs }) => blobs.map(([name, bytes]) => [name, bytes] as const)));
  return {
    shards: manifests.length,
    pages: manifests[0]!.total,
    kept: manifests.reduce((sum, { pages }) => sum + pages.length, 0),
    files: files.size,
    bytes: [...files.values()].reduce((sum, bytes) => sum + bytes, 0),
  };
}
