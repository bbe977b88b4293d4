import { exit, type Problem, Stop } from '../problem.ts';
import type { ChosenShare } from './chosen-share.ts';
import { shareName } from './share.ts';

type ShardOptionsOptions = {
  chosen: ChosenShare | null;
  pack: string | null;
  only: readonly string[] | null;
  reload: boolean;
  dryRun: boolean;
  drafts: boolean;
  force: boolean;
};

/** Throws a `Stop` (2) for options that cannot be combined with `--shard`, and for `--pack` without it. */
export function assertShardOptions({ chosen, pack, only, reload, dryRun, drafts, force }: ShardOptionsOptions): void {
  if (chosen === null) {
    if (pack === null) return;
    throw refusal({
      what: '--pack needs a shard',
      why: 'only a shard can be packed',
      fix: 'add --shard I/N, or leave --pack out',
    });
  }
  const given = Object.entries({
    '--only': only !== null,
    '--reload': reload,
    '--dry-run': dryRun,
    '--drafts': drafts,
    '--force': force,
  });
  const [first] = given.find(([, isGiven]) => isGiven) ?? [];
  if (first === undefined) return;
  const { share, from } = chosen;
  throw refusal({
    what: `${first} cannot be used in a shard`,
    why: `${from} selects shard ${shareName(share)}, which renders its share of all pages and publishes nothing`,
    fix:
      first === '--drafts'
        ? 'build previews with drafts on one machine'
        : `leave ${first} out; it belongs to the generate that follows site merge`,
  });
}

const refusal = (problem: Omit<Problem, 'severity' | 'where'>) =>
  Stop.of(exit.usage, { where: 'the command line', ...problem });
