import { readFile, stat } from 'node:fs/promises';
import { each } from '../lib/each.ts';
import { blobPath } from '../release/blobs.ts';
import { archiveLimits } from './archive-format.ts';
import type { PackName } from './packs.ts';
import { cannotMerge, damaged } from './shard-problem.ts';
import { manifestsIn, readManifest } from './manifest-files.ts';
import type { ShardSource } from './source.ts';

type FolderSourceOptions = { path: string; packs: Record<PackName, string> };

export async function folderSource({ path, packs }: FolderSourceOptions): Promise<ShardSource> {
  const names = await manifestsIn(path);
  if (names.length === 0) {
    throw cannotMerge({
      where: path,
      why: 'it has no complete shard: none was made there, or it ended early',
      fix: 'run generate --shard I/N with SITE_CACHE set to this folder',
    });
  }
  const manifests = await Promise.all(
    names.map(async (name) => {
      const manifest = await readManifest({ cache: path, name, bytes: archiveLimits.manifest });
      if (!manifest) throw damaged(`${path}/shards/${name}`, 'it is not the manifest of a shard');
      return manifest;
    }),
  );
  return {
    path,
    manifests,
    async read(take) {
      const sizes = new Map(manifests.flatMap(({ blobs }) => blobs.map(([name, bytes]) => [name, bytes] as const)));
      // Content before its compressed siblings.
      const names = [...sizes.keys()].filter((name) => name.length === 64);
      const siblings = [...sizes.keys()].filter((name) => name.length !== 64);
      for (const group of [names, siblings]) {
        await each(group, async (name) => {
          const file = blobPath(path, name);
          const facts = await stat(file).catch(() => null);
          if (!facts) throw damaged(file, 'it is missing');
          if (facts.size !== sizes.get(name)) throw damaged(file, `it has ${facts.size} bytes, not ${sizes.get(name)}`);
          await take({ name, content: await readFile(file) });
        });
      }
      return packs;
    },
    close: async () => undefined,
  };
}
