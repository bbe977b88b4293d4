import type { Publishing } from '../../config/publishing.ts';
import type { Problem } from '../problem.ts';
import type { Disk } from './disk.ts';
import { prunable } from './retention.ts';
import { listReleases, readServed, outputPaths } from './output-paths.ts';
import { tempPaths } from './switch-current.ts';
import { messageOf } from '../lib/failure.ts';

type PlanPruningInput = { out: string; release: string; publishing: Publishing };

/** Determines which releases to remove after a new one becomes current. */
export async function planPruning({ out, release, publishing }: PlanPruningInput) {
  // Real time, not the build's `now`: visitors may have pages open.
  const now = Date.now();
  const others = (await listReleases(out)).filter((kept) => kept.release !== release);
  const served = await readServed(out);
  if (served.problem) return { gone: [], problems: [served.problem] };
  const gone = prunable({
    releases: [...others, { release, made: now }],
    current: release,
    served: served.release,
    keep: publishing.keep,
    day: publishing.day,
    most: publishing.most,
    now,
  });
  const young = others.filter(({ release: name, made }) => gone.includes(name) && now - made < publishing.day);
  return { gone, problems: young.length > 0 ? [tooManyReleases({ out, young: young.length, publishing })] : [] };
}

function tooManyReleases({ out, young, publishing }: { out: string; young: number; publishing: Publishing }): Problem {
  return {
    severity: 'warning',
    what: `${young} ${young === 1 ? 'release' : 'releases'} of the last day removed`,
    where: outputPaths.releases(out),
    why: `at most ${publishing.most} are kept; visitors who have pages of a removed one open may miss its scripts`,
    fix: 'publish less often, or raise `most` in config/publishing.ts',
  };
}

/** Removes releases. Each is renamed first, so that no release is ever incomplete. */
export async function prune({ out, releases, disk }: { out: string; releases: readonly string[]; disk: Disk }) {
  const pruned: string[] = [];
  const problems: Problem[] = [];
  for (const release of releases) {
    const folder = outputPaths.release(out, release);
    try {
      const gone = tempPaths.gone(out);
      await disk.rename(folder, gone);
      pruned.push(release);
      await disk.remove(gone);
    } catch (failure) {
      problems.push({
        severity: 'warning',
        what: `release ${release} could not be removed`,
        where: folder,
        why: messageOf(failure),
        fix: 'allow this user to delete its files; the next build tries again',
      });
    }
  }
  return { pruned, problems };
}
