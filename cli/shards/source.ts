import { stat } from 'node:fs/promises';
import { archiveSource } from './archive-source.ts';
import { folderSource } from './folder-source.ts';
import type { ShardManifest } from './manifest.ts';
import type { PackName } from './packs.ts';
import { cannotJoin } from './shard-problem.ts';

/** A file of the site as a source gives it: unverified, of the size that its manifest says. */
export type SourceFile = { name: string; content: Buffer };

/** Shards at one place: an archive has one, a cache folder may have several. */
export type ShardSource = {
  /** As it was given. */
  path: string;
  manifests: readonly ShardManifest[];
  /** Calls `take` with every file of the site that the manifests name, once or more often, and answers where the packs of the source are. */
  read(take: (file: SourceFile) => Promise<void>): Promise<Record<PackName, string>>;
  /** Removes what was unpacked. */
  close(): Promise<void>;
};

type Given = {
  path: string;
  /** The cache that shards are merged into: unpacked files wait there. */
  cache: string;
  /** Where a cache folder has its packs. */
  packsOf: (cache: string) => Record<PackName, string>;
};

/** Opens an archive or a cache folder and reads what was made there. Throws a `Stop` (1) when it holds no shard. */
export async function openSource({ path, cache, packsOf }: Given): Promise<ShardSource> {
  const facts = await stat(path).catch(() => null);
  if (facts?.isDirectory()) return folderSource({ path, packs: packsOf(path) });
  if (facts?.isFile()) return archiveSource({ path, cache });
  throw cannotJoin({
    where: path,
    why: facts ? 'it is neither an archive nor a folder' : 'there is no such file or folder',
    fix: 'name the archives that `generate --shard I/N --pack FILE` wrote, or the SITE_CACHE folders of the shards',
  });
}
