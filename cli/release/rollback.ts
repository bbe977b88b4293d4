import { exit, type Problem, Stop } from '../problem.ts';
import { linkNewerAssets } from './assets.ts';
import { type Disk, realDisk } from './disk.ts';
import { takeLock } from './lock.ts';
import { listReleases, readCurrent, outputPaths } from './output-paths.ts';
import { switchCurrent } from './switch.ts';
import { releaseProblems } from './verify-release.ts';

type Rollback = { release: string; was: string | null };

/**
 * Makes a kept release current after verifying its files; without a name, the one made before the current. It gets the
 * assets of the newer kept releases, whose pages visitors may have open.
 * Throws a `Stop`: usage (2) when there is no such release, failed (1) when it is damaged or a build is running.
 */
export async function rollBack({
  out,
  id,
  disk = realDisk,
}: {
  out: string;
  id?: string | undefined;
  disk?: Disk;
}): Promise<Rollback> {
  const lock = await takeLock({ out, disk });
  try {
    const was = await readCurrent(out);
    const release = await choose({ out, id, current: was });
    if (release === was) return { release, was };
    const problems = await releaseProblems(outputPaths.release(out, release));
    if (problems.length > 0) throw new Stop(exit.failed, problems);
    const names = (await listReleases(out)).map((kept) => kept.release);
    await linkNewerAssets({ out, release, newer: names.slice(0, names.indexOf(release)), disk });
    await switchCurrent({ out, release, disk });
    return { release, was };
  } finally {
    await lock.release();
  }
}

async function choose({
  out,
  id,
  current,
}: {
  out: string;
  id: string | undefined;
  current: string | null;
}): Promise<string> {
  const names = (await listReleases(out)).map(({ release }) => release);
  const refuse = (what: string, why: string, fix: string): never => {
    const problem: Problem = { severity: 'error', what, where: outputPaths.releases(out), why, fix };
    throw new Stop(exit.usage, [problem]);
  };
  if (names.length === 0) return refuse('no releases', 'nothing has been published here', 'run `site generate` first');
  const there = `there are: ${names.join(', ')}`;
  if (id !== undefined)
    return names.includes(id)
      ? id
      : refuse(`no release ${id}`, there, 'name one of those, or none for the one before the current');
  if (current === null) return refuse('no current release', there, 'name the release to make current');
  const before = names[names.indexOf(current) + 1];
  return before ?? refuse(`no release before ${current}`, there, 'name the release to make current');
}
