import { exit, Stop } from '../problem.ts';
import { linkNewerAssets } from './assets.ts';
import { type Disk, realDisk } from './disk.ts';
import { takeLock } from './lock.ts';
import { listReleases, type OutputFolder, outputFolder, readCurrent, switchCurrent } from './output-folder.ts';
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
    const output = outputFolder(out);
    const previous = await readCurrent(output);
    const names = (await listReleases(output)).map((kept) => kept.release);
    const release = choose({ output, names, id, current: previous });
    if (release === previous) return { release, previous };
    const folder = output.of(release);
    const problems = await releaseProblems(folder.path);
    if (problems.length > 0) throw new Stop(exit.failed, problems);
    await linkNewerAssets({ release: folder, newer: names.slice(0, names.indexOf(release)).map(output.of), disk });
    await switchCurrent({ output, release, disk });
    return { release, previous };
  } finally {
    await lock.release();
  }
}

type ChooseInput = { output: OutputFolder; names: readonly string[]; id: string | undefined; current: string | null };

function choose({ output, names, id, current }: ChooseInput): string {
  const refuse = (what: string, why: string, fix: string): never => {
    throw Stop.of(exit.usage, { what, where: output.releases, why, fix });
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
