import { randomUUID } from 'node:crypto';
import { readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { writeBeside } from '../content/write-beside.ts';
import { manifestFile, manifestFolder, parseManifest, type ShardManifest } from './manifest.ts';
import type { Share } from './share.ts';

const named = /^(\d{1,4})-of-(\d{1,4})\.json$/;

/** Path of a shard's manifest in a cache folder. */
export const manifestPath = ({ cache, share }: { cache: string; share: Share }) =>
  join(cache, manifestFolder, manifestFile(share));

/** Forgets what an earlier run of the shard made, so that one that is killed is missing and not old; and shards of another division. */
export async function forgetShard({ cache, share }: { cache: string; share: Share }): Promise<void> {
  await sweepDrafts(cache);
  for (const name of await manifestsIn(cache)) {
    const [, index, of] = named.exec(name)!;
    if (Number(of) !== share.of || Number(index) === share.index)
      await rm(join(cache, manifestFolder, name), { force: true });
  }
}

/** Folders that runs unpack and pack in, and how long a run can take. */
const drafts = /^(?:merging|packing)-/;
const day = 86_400_000;

/** Where a run puts what it packs or unpacks; removed after it. */
export const draftFolder = (cache: string, what: 'merging' | 'packing') =>
  join(cache, manifestFolder, `${what}-${randomUUID()}`);

/** Removes what killed runs left behind. */
export async function sweepDrafts(cache: string): Promise<void> {
  const folder = join(cache, manifestFolder);
  for (const name of await readdir(folder).catch(() => [])) {
    const facts = drafts.test(name) ? await stat(join(folder, name)).catch(() => null) : null;
    if (facts && Date.now() - facts.mtimeMs > day) await rm(join(folder, name), { recursive: true, force: true });
  }
}

/** Says that a shard is complete. */
export async function keepManifest({ cache, manifest }: { cache: string; manifest: ShardManifest }): Promise<void> {
  await writeBeside(manifestPath({ cache, share: manifest }), JSON.stringify(manifest));
}

/** Names of the manifests in a cache folder, in order. */
export async function manifestsIn(cache: string): Promise<string[]> {
  const names = await readdir(join(cache, manifestFolder)).catch(() => []);
  return names.filter((name) => named.test(name)).sort();
}

/** A manifest in a cache folder; null when it is none of ours, or larger than one can be. */
export async function readManifest({
  cache,
  name,
  bytes,
}: {
  cache: string;
  name: string;
  bytes: number;
}): Promise<ShardManifest | null> {
  const path = join(cache, manifestFolder, name);
  if ((await stat(path)).size > bytes) return null;
  return parseManifest(await readFile(path, 'utf8'));
}
