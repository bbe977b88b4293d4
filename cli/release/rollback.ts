import { exit, Stop } from '../problem.ts';
import { linkNewerAssets } from './assets.ts';
import { type Disk, realDisk } from './disk.ts';
import { takeLock } from './lock.ts';
import { listReleases, readCurrent, outputPaths } from './output-paths.ts';
import { switchCurrent } from './switch-current.ts';
import { releaseProblems } from './verify-release.ts';

type Rollback = { release: string; previous: string | null };

type RollBackInput = { out: string; id?: string | undefined; disk?: Disk };

/**
 * Makes an earlier release current after verifying its files; by default the one before the current. The assets of newer releases are
 * linked into it, because visitors may have their pages open.
 * Throws a `Stop`: usage (2) when there is no such release, failed (1) when it is damaged or a build is running.
 */
export async function rollBack({ out, id, disk = realDisk }: RollBackInput): Promise<Rollback> {
  const lock = await takeLock({ out, disk });
  try {
    const previous = await readCurrent(out);
    const release = await choose({ out, id, current: previous });
    if (release === previous) return { release, previous };
    const problems = await releaseProblems(outputPaths.release(out, release));
    if (problems.length > 0) throw new Stop(exit.failed, problems);
    const names = (await listReleases(out)).map((kept) => kept.release);
    await linkNewerAssets({ out, release, newer: names.slice(0, names.indexOf(release)), disk });
    await switchCurrent({ out, release, disk });
    return { release, previous };
  } finally {
    await lock.release();
  }
}

type ChooseInput = { out: string; id: string | undefined; current: string | null };

async function choose({ out, id, current }: ChooseInput): Promise<string> {
  const names = (await listReleases(out)).map(({ release }) => release);
  const refuse = (what: string, why: string, fix: string): never => {
    throw Stop.of(exit.usage, { what, where: outputPaths.releases(out), why, fix });
  };
  if (names.length === 0)
    return refuse('no releases', 'no release has been published in this folder', 'run `site generate` first');
  const available = `available: ${names.join(', ')}`;
  if (id !== undefined)
    return names.includes(id)
      ? id
      : refuse(`no release ${id}`, available, 'pass one of these ids, or none for the release before the current one');
  if (current === null) return refuse('no current release', available, 'pass the id of a release');
  const before = names[names.indexOf(current) + 1];
  return before ?? refuse(`no release before ${current}`, available, 'pass the id of a release');
}
