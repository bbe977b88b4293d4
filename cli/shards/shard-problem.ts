import { exit, Stop } from '../problem.ts';

/** A shard, or several, that cannot be joined. */
export function cannotJoin({ where, why, fix }: { where: string; why: string; fix: string }): Stop {
  return new Stop(exit.failed, [
    { severity: 'error', what: 'the shards cannot be merged; the cache is as it was', where, why, fix },
  ]);
}

/** What a source holds is not what its shard made. */
export const damaged = (where: string, why: string): Stop =>
  cannotJoin({ where, why, fix: 'make the shard again, or copy its archive again, and check the disk if it recurs' });
