import { exit, type Problem, Stop } from '../problem.ts';
import type { ChosenShare } from './chosen-share.ts';
import { shareName } from './share.ts';

type Given = {
  chosen: ChosenShare | null;
  pack: string | null;
  only: readonly string[] | null;
  reload: boolean;
  dryRun: boolean;
  drafts: boolean;
  force: boolean;
};

/** Throws a `Stop` (2) for options that a shard has no use for, and for `--pack` without one. */
export function assertShardOptions({ chosen, pack, only, reload, dryRun, drafts, force }: Given): void {
  if (chosen === null) {
    if (pack === null) return;
    throw refusal({
      what: '--pack needs a shard',
      why: 'only what a shard made is packed',
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
    why: `${from} asks for shard ${shareName(share)}, which renders its share of all pages and publishes nothing`,
    fix:
      first === '--drafts'
        ? 'build previews with drafts on one machine'
        : `leave ${first} out; it belongs to the generate that follows site merge`,
  });
}

const refusal = (problem: Omit<Problem, 'severity' | 'where'>) =>
  new Stop(exit.usage, [{ severity: 'error', where: 'the command line', ...problem }]);
