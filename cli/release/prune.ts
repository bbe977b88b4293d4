import type { Publishing } from '../define/site.ts';
import type { Problem } from '../problem.ts';
import type { Disk } from './disk.ts';
import {
  listReleases,
  newestFirst,
  type OutputFolder,
  readServed,
  type ReleaseInfo,
  temporary,
} from './output-folder.ts';
import { messageOf } from '../lib/failure.ts';

type PrunableOptions = {
  releases: readonly ReleaseInfo[];
  current: string | null;
  /** The release that nginx serves; null when unknown. */
  served: string | null;
  keep: number;
  day: number;
  /** Releases beyond this number are removed even if they are younger than a day. */
  most: number;
  /** Real time, not the build's time: visitors may have pages open. */
  now: number;
};

/** Releases to remove: neither among the newest, nor current, nor served, nor newer than the served one; young ones only if there are too many. */
export function prunable({ releases, current, served, keep, day, most, now }: PrunableOptions): string[] {
  const sorted = [...releases].sort(newestFirst);
  const oldestNeeded = Math.max(
    keep - 1,
    sorted.findIndex(({ release }) => release === served),
  );
  return sorted
    .filter(
      ({ release, made }, index) => index > oldestNeeded && release !== current && (now - made >= day || index >= most),
    )
    .map(({ release }) => release);
}

type PlanPruningOptions = {
  output: OutputFolder;
  /** The new release. */
  release: string;
  /** The release that will be current: the new one, unless builds are held. */
  current: string;
  publishing: Publishing;
};

/** Determines which releases to remove after a new one was made. */
export async function planPruning({ output, release, current, publishing }: PlanPruningOptions) {
  // Real time, not the build's `now`: visitors may have pages open.
  const now = Date.now();
  const others = (await listReleases(output)).filter((kept) => kept.release !== release);
  const served = await readServed(output);
  if (served.problem) return { gone: [], problems: [served.problem] };
  const gone = prunable({
    releases: [...others, { release, made: now }],
    current,
    served: served.release,
    keep: publishing.keep,
    day: publishing.day,
    most: publishing.most,
    now,
  });
  const young = others.filter(({ release: name, made }) => gone.includes(name) && now - made < publishing.day);
  return { gone, problems: young.length > 0 ? [tooManyReleases({ output, young: young.length, publishing })] : [] };
}

type TooManyReleases = { output: OutputFolder; young: number; publishing: Publishing };

function tooManyReleases({ output, young, publishing }: TooManyReleases): Problem {
  return {
    severity: 'warning',
    what: `${young} ${young === 1 ? 'release' : 'releases'} of the last day removed`,
    where: output.releases,
    why: `at most ${publishing.most} are kept; visitors who have pages of a removed one open may miss its scripts`,
    fix: 'publish less often, or raise `most` in config/publishing.ts',
  };
}

type PruneOptions = { output: OutputFolder; releases: readonly string[]; disk: Disk };

/** Removes releases. Each is renamed first, so that no release is ever incomplete. */
export async function prune({ output, releases, disk }: PruneOptions) {
  const pruned: string[] = [];
  const problems: Problem[] = [];
  for (const release of releases) {
    const folder = output.of(release).path;
    try {
      const gone = temporary.gone(output);
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
