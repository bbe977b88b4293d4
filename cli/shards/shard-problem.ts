import { exit, Stop } from '../problem.ts';

/** One or several shards that cannot be merged. */
export function cannotMerge({ where, why, fix }: { where: string; why: string; fix: string }): Stop {
  return Stop.of(exit.failed, { what: 'cannot merge the shards; the cache is unchanged', where, why, fix });
}

export const damaged = (where: string, why: string): Stop =>
  cannotMerge({ where, why, fix: 'make the shard again, or copy its archive again, and check the disk if it recurs' });
