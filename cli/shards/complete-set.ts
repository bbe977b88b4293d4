import { difference, type Identity } from './identity.ts';
import { isSameShard, type ShardManifest, shardName } from './manifest.ts';
import { cannotJoin } from './shard-problem.ts';

/** A shard, and where it was found. */
export type FoundShard = { manifest: ShardManifest; path: string };

/**
 * The shards, each once, in order. Throws a `Stop` (1) that names the first one that is missing, of another program than this one, of
 * another division, given twice with different pages, or made from other lists.
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
      throw cannotJoin({
        where: placeOf(shard),
        why: `it is of ${differs}`,
        fix: 'make every shard, and merge them, from the same commit with the same configuration and Node.js',
      });
    }
    if (manifest.of !== of) {
      throw cannotJoin({
        where: placeOf(shard),
        why: `${first.path} is shard ${shardName(first.manifest)}: the site was divided differently`,
        fix: 'make all shards with the same number of shards',
      });
    }
    const twin = set.get(manifest.index);
    if (twin && !isSameShard(twin.manifest, manifest)) {
      throw cannotJoin({
        where: placeOf(shard),
        why: `${twin.path} holds the same shard with other pages`,
        fix: 'give each shard once, the one that was made last',
      });
    }
    if (!twin) set.set(manifest.index, shard);
  }
  const missing = Array.from({ length: of }, (_, index) => index + 1).filter((index) => !set.has(index));
  if (missing.length > 0) {
    throw cannotJoin({
      where: `shard ${missing.map((index) => shardName({ index, of })).join(', ')}`,
      why: missing.length === 1 ? 'it is missing' : 'they are missing',
      fix: `run generate --shard ${shardName({ index: missing[0]!, of })}, and give its archive or folder too`,
    });
  }
  const shards = [...set.values()].sort((one, other) => one.manifest.index - other.manifest.index);
  assertSameLists(shards);
  assertAllPages(shards);
  return shards;
}

const placeOf = ({ manifest, path }: FoundShard) => `shard ${shardName(manifest)}, ${path}`;

function assertSameLists([first, ...others]: readonly FoundShard[]): void {
  const known = new Map(first!.manifest.lists.map(([asked, , hash]) => [asked, hash]));
  for (const other of others) {
    const asked = new Map(other.manifest.lists.map(([name, , hash]) => [name, hash]));
    const all = [...new Set([...known.keys(), ...asked.keys()])].sort();
    const changed = all.filter((name) => known.get(name) !== asked.get(name));
    if (changed.length === 0) continue;
    const more = changed.length > 1 ? ` and ${changed.length - 1} more` : '';
    throw cannotJoin({
      where: `${placeOf(first!)}; ${placeOf(other)}`,
      why: `they planned from other lists: the API answered ${changed[0]}${more} differently`,
      fix: 'make the shards again; they are to run while the lists do not change',
    });
  }
}

/** Every page is in one shard: shares that were cut otherwise would leave some out. */
function assertAllPages(shards: readonly FoundShard[]): void {
  const made = shards.reduce((sum, { manifest }) => sum + manifest.made, 0);
  for (const shard of shards) {
    const { total } = shard.manifest;
    if (total !== made) {
      throw cannotJoin({
        where: placeOf(shard),
        why: `the shards have ${made} pages together, of ${total}`,
        fix: 'make all shards again with one version of the program',
      });
    }
  }
}
