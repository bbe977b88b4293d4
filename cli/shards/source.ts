import { stat } from 'node:fs/promises';
import { archiveSource } from './archive-source.ts';
import { folderSource } from './folder-source.ts';
import type { ShardManifest } from './manifest.ts';
import type { PackName } from './packs.ts';
import { cannotMerge } from './shard-problem.ts';

/** An unverified blob of a source; its size matches the manifest. */
export type SourceFile = { name: string; content: Buffer };

/** An archive with one shard, or a cache folder with one or more. */
export type ShardSource = {
  path: string;
  manifests: readonly ShardManifest[];
  /** Calls `take` with every blob of the manifests, at least once, and returns the folders of the packs. */
  read(take: (file: SourceFile) => Promise<void>): Promise<Record<PackName, string>>;
  close(): Promise<void>;
};

type OpenSourceOptions = {
  path: string;
  /** The target cache, for temporary files. */
  cache: string;
  /** The pack folders of a cache. */
  packsOf: (cache: string) => Record<PackName, string>;
};

/** Opens an archive or a cache folder. Throws a `Stop` (1) when it has no shard. */
export async function openSource({ path, cache, packsOf }: OpenSourceOptions): Promise<ShardSource> {
  const facts = await stat(path).catch(() => null);
  if (facts?.isDirectory()) return folderSource({ path, packs: packsOf(path) });
  if (facts?.isFile()) return archiveSource({ path, cache });
  throw cannotMerge({
    where: path,
    why: facts ? 'it is neither an archive nor a folder' : 'there is no such file or folder',
    fix: 'pass the archives that `generate --shard I/N --pack FILE` wrote, or the SITE_CACHE folders of the shards',
  });
}
