import { difference, type Identity } from './identity.ts';
import { isSameShard, type ShardManifest } from './manifest.ts';
import { cannotMerge } from './shard-problem.ts';
import { shareName } from './share.ts';

/** A shard, and the archive or folder that has it. */
export type FoundShard = { manifest: ShardManifest; path: string };

/**
 * Returns the shards in order, each once. Throws a `Stop` (1) that names the first shard that is missing, built by other code, of another
 * number of shards, duplicated with different pages, or built from other lists.
 */
export function completeSet({ found, own }: { found: readonly FoundShard[]; own: Identity }): FoundShard[] {
  const [first] = found;
  if (!first) return [];
  const { of } = first.manifest;
  const set = new Map<number, FoundShard>();
  for (const shard of found) {
    const { manifest } = shard;
    const differs = difference(manifest, own);
    if (differs) {
      throw cannotMerge({
        where: describe(shard),
        why: `it is of ${differs}`,
        fix: 'make every shard, and merge them, from the same commit with the same configuration and Node.js',
      });
    }
    if (manifest.of !== of) {
      throw cannotMerge({
        where: describe(shard),
        why: `${first.path} is shard ${shareName(first.manifest)}: the site was divided differently`,
        fix: 'make all shards with the same number of shards',
      });
    }
    const duplicate = set.get(manifest.index);
    if (duplicate && !isSameShard(duplicate.manifest, manifest)) {
      throw cannotMerge({
        where: describe(shard),
        why: `${duplicate.path} has the same shard with other pages`,
        fix: 'pass each shard once, the latest one',
      });
    }
    if (!duplicate) set.set(manifest.index, shard);
  }
  const missing = Array.from({ length: of }, (_, index) => index + 1).filter((index) => !set.has(index));
  if (missing.length > 0) {
    throw cannotMerge({
      where: `shard ${missing.map((index) => shareName({ index, of })).join(', ')}`,
      why: missing.length === 1 ? 'it is missing' : 'they are missing',
      fix: `run generate --shard ${shareName({ index: missing[0]!, of })}, and give its archive or folder too`,
    });
  }
  const shards = [...set.values()].sort((one, other) => one.manifest.index - other.manifest.index);
  assertSameLists(shards);
  assertAllPages(shards);
  return shards;
}

const describe = ({ manifest, path }: FoundShard) => `shard ${shareName(manifest)}, ${path}`;

function assertSameLists([first, ...others]: readonly FoundShard[]): void {
  const known = new Map(first!.manifest.lists.map(([callKey, , hash]) => [callKey, hash]));
  for (const other of others) {
    const callKey = new Map(other.manifest.lists.map(([name, , hash]) => [name, hash]));
    const all = [...new Set([...known.keys(), ...callKey.keys()])].sort();
    const changed = all.filter((name) => known.get(name) !== callKey.get(name));
    if (changed.length === 0) continue;
    const more = changed.length > 1 ? ` and ${changed.length - 1} more` : '';
    throw cannotMerge({
      where: `${describe(first!)}; ${describe(other)}`,
      why: `their lists differ: the API answered ${changed[0]}${more} differently`,
      fix: 'make the shards again while the lists do not change',
    });
  }
}

function assertAllPages(shards: readonly FoundShard[]): void {
  const made = shards.reduce((sum, { manifest }) => sum + manifest.made, 0);
  for (const shard of shards) {
    const { total } = shard.manifest;
    if (total !== made) {
      throw cannotMerge({
        where: describe(shard),
        why: `the shards have ${made} pages together, of ${total}`,
        fix: 'make all shards again with one version of the program',
      });
    }
  }
}
