import { exit, Stop } from '../problem.ts';
import { linkNewerAssets } from './assets.ts';
import { type Disk, realDisk } from './disk.ts';
import { takeLock } from './lock.ts';
import { listReleases, type OutputFolder, outputFolder, readCurrent, switchCurrent } from './output-folder.ts';
import { readHold, type ReleaseHold, writeHold } from './release-hold.ts';
import { releaseProblems } from './verify-release.ts';

type Rollback = {
  release: string;
  previous: string | null;
  /** Set now or earlier; null when the next build switches again. */
  hold: ReleaseHold | null;
};

type RollBackOptions = {
  out: string;
  id?: string | undefined;
  /** Holds the release: later builds do not switch. */
  hold?: { reason: string | null } | null;
  disk?: Disk;
};

/**
 * Makes an earlier release current after verifying its files; by default the one before the current. The assets of newer releases are
 * linked into it, because visitors may have their pages open. A hold is recorded first, so that an interrupted rollback is not undone.
 * Throws a `Stop`: usage (2) when there is no such release, failed (1) when it is damaged or a build is running.
 */
export async function rollBack({ out, id, hold: held = null, disk = realDisk }: RollBackOptions): Promise<Rollback> {
  const lock = await takeLock({ out, disk });
  try {
    const output = outputFolder(out);
    const previous = await readCurrent(output);
    const names = (await listReleases(output)).map((kept) => kept.release);
    const release = choose({ output, names, id, current: previous });
    const folder = output.of(release);
    if (release !== previous) {
      const problems = await releaseProblems(folder.path);
      if (problems.length > 0) throw new Stop(exit.failed, problems);
    }
    const hold = held ? await writeHold({ output, state: 'held', ...held, disk }) : await readHold(output);
    if (release === previous) return { release, previous, hold };
    await linkNewerAssets({ release: folder, newer: names.slice(0, names.indexOf(release)).map(output.of), disk });
    await switchCurrent({ output, release, disk });
    return { release, previous, hold };
  } finally {
    await lock.release();
  }
}

type ChooseOptions = { output: OutputFolder; names: readonly string[]; id: string | undefined; current: string | null };

function choose({ output, names, id, current }: ChooseOptions): string {
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

type ResumeOptions = { out: string; disk?: Disk };

/** Ends a hold: the next build switches again. Returns the hold that ended; null when there was none. Throws a `Stop` (1) when a build is running. */
export async function resumeBuilds({ out, disk = realDisk }: ResumeOptions): Promise<ReleaseHold | null> {
  const output = outputFolder(out);
  // Locking would create a missing folder.
  if (!(await readHold(output))) return null;
  const lock = await takeLock({ out, disk });
  try {
    const hold = await readHold(output);
    if (hold) await writeHold({ output, state: 'resumed', reason: null, disk });
    return hold;
  } finally {
    await lock.release();
  }
}
