import { randomUUID } from 'node:crypto';
import { readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { writeAtomically } from '../lib/write-atomically.ts';
import { manifestFile, manifestFolder, parseManifest, type ShardManifest } from './manifest.ts';
import type { Share } from './share.ts';

const manifestName = /^(\d{1,4})-of-(\d{1,4})\.json$/;

export const manifestPath = ({ cache, share }: { cache: string; share: Share }) =>
  join(cache, manifestFolder, manifestFile(share));

/** Removes the manifest of an earlier run of this shard, so that a killed run counts as missing, and those of another number of shards. */
export async function removeShardManifests({ cache, share }: { cache: string; share: Share }): Promise<void> {
  await removeOldTempFolders(cache);
  for (const name of await manifestsIn(cache)) {
    const [, index, of] = manifestName.exec(name)!;
    if (Number(of) !== share.of || Number(index) === share.index)
      await rm(join(cache, manifestFolder, name), { force: true });
  }
}

/** Temporary folders of runs, and the longest duration of a run. */
const tempName = /^(?:merging|packing)-/;
const day = 86_400_000;

/** Path of a new temporary folder for packing or unpacking. */
export const tempFolder = (cache: string, what: 'merging' | 'packing') =>
  join(cache, manifestFolder, `${what}-${randomUUID()}`);

/** Removes temporary folders of killed runs. */
export async function removeOldTempFolders(cache: string): Promise<void> {
  const folder = join(cache, manifestFolder);
  for (const name of await readdir(folder).catch(() => [])) {
    const facts = tempName.test(name) ? await stat(join(folder, name)).catch(() => null) : null;
    if (facts && Date.now() - facts.mtimeMs > day) await rm(join(folder, name), { recursive: true, force: true });
  }
}

/** Writes the manifest, which marks the shard as complete. */
export async function writeManifest({ cache, manifest }: { cache: string; manifest: ShardManifest }): Promise<void> {
  await writeAtomically(manifestPath({ cache, share: manifest }), JSON.stringify(manifest));
}

/** Names of the manifests in a cache folder, sorted. */
export async function manifestsIn(cache: string): Promise<string[]> {
  const names = await readdir(join(cache, manifestFolder)).catch(() => []);
  return names.filter((name) => manifestName.test(name)).sort();
}

type ReadManifestOptions = { cache: string; name: string; bytes: number };

/** Reads a manifest in a cache folder; null when it is invalid or too large. */
export async function readManifest({ cache, name, bytes }: ReadManifestOptions): Promise<ShardManifest | null> {
  const path = join(cache, manifestFolder, name);
  if ((await stat(path)).size > bytes) return null;
  return parseManifest(await readFile(path, 'utf8'));
}
