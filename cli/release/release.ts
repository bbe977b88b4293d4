import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Edition } from '../../config/editions.ts';
import type { Publishing } from '../../config/publishing.ts';
import { exit, type Problem, Stop } from '../problem.ts';
import { orAbsent } from './absent.ts';
import { type Blobs, openBlobs } from './blobs.ts';
import { completeStage } from './complete.ts';
import { contentOf, hashOf, standIn } from './content-hash.ts';
import { type Disk, nullDisk, realDisk } from './disk.ts';
import { isThere, nameFor } from './existing.ts';
import { removeLeftovers } from './leftovers.ts';
import { type Lock, takeLock } from './lock.ts';
import { inOrder, type Manifest, type ManifestPage } from './manifest.ts';
import { readPrevious } from './previous.ts';
import { planPruning, prune } from './prune.ts';
import { shelf } from './shelf.ts';
import { factsOf, shrinkProblems } from './shrink-guard.ts';
import { openStage, type Stage } from './stage.ts';
import { passing, switchCurrent } from './switch.ts';
import { structureProblems } from './verify-stage.ts';

export type ReleaseOptions = {
  out: string;
  cache: string;
  /** Moment of the build, milliseconds since the epoch: it names the release. */
  now: number;
  compress: boolean;
  /** Writes nothing and takes no lock; everything else is the same. */
  dryRun: boolean;
  /** Publishes even what the shrink guard refuses. */
  force: boolean;
  publishing: Publishing;
  /** The disk written to; tests give one that counts, fails or kills. */
  disk?: Disk;
};

/** What a build says of itself when all its files are staged. */
export type Publication = {
  pages: readonly ManifestPage[];
  /** Entries of the navigation, by edition. */
  navigation: Readonly<Record<Edition, number>>;
  /**
   * Files that name the release they belong to, such as nginx's rules: paths below the release's folder. Called with a stand-in
   * first, so that what they say counts towards the content's hash and the release's name does not.
   */
  named: (release: string) => readonly { path: string; content: string }[];
  /** The text of `report.json`. */
  report: (release: string) => string;
};

export type Outcome = {
  /** `unchanged`: what is current has the same content, nothing was published. `rehearsed`: a dry run. */
  kind: 'published' | 'unchanged' | 'rehearsed';
  /** The release that is current now, or would be. */
  release: string;
  content: string;
  /** Releases removed because newer ones are kept. */
  pruned: readonly string[];
  warnings: readonly Problem[];
};

/** A release in the making. The order of a build: `put` and `link` everything, `publish`, and in any case (`finally`) `close`. */
export type Release = {
  /** The release that is current. */
  previous: Manifest | null;
  /** What was found wrong with the release that is current; the build can go on without it. */
  warnings: readonly Problem[];
  blobs: Blobs;
  stage: Stage;
  /** Takes a page of the current release over as it is. Throws a `Stop` (1) when its file is not what the manifest says. */
  carry(page: ManifestPage): Promise<void>;
  /**
   * Guards, verifies, switches, prunes. Throws a `Stop`: refused (3) when the site would shrink, failed (1) when what was staged is not
   * whole, interrupted (130) when `close` was called meanwhile. What was current stays so until the last step.
   */
  publish(publication: Publication): Promise<Outcome>;
  /** Removes what was staged and not published, and lets go of the output folder. Safe to call at any time, and twice. */
  close(): Promise<void>;
};

/** Takes the output folder and opens a stage in it. Throws a `Stop` (1) when another build holds the folder. */
export async function openRelease(options: ReleaseOptions): Promise<Release> {
  const disk = options.dryRun ? nullDisk : (options.disk ?? realDisk);
  const lock = options.dryRun ? nullLock : await takeLock({ out: options.out, disk });
  try {
    return await openHeld({ ...options, disk, lock });
  } catch (failure) {
    await lock.release();
    throw failure;
  }
}

async function openHeld({ out, cache, now, compress, dryRun, force, publishing, disk, lock }: ReleaseOptions & { disk: Disk; lock: Lock }): Promise<Release> {
  await removeLeftovers({ out, disk });
  const { previous, facts, problems: warnings } = await readPrevious(out);
  const blobs = openBlobs({ dir: cache, compress: compress && !dryRun, disk });
  await blobs.sweep(Date.now() - publishing.day);
  const interrupt = new AbortController();
  const { signal } = interrupt;
  const stage = openStage({ folder: passing.stage(out), blobs, disk, signal });
  const { entries } = stage;

  async function publish({ pages: unsorted, navigation, named, report }: Publication): Promise<Outcome> {
    const pages = [...unsorted].sort(inOrder);
    const broken = structureProblems({ entries, pages });
    if (broken.length > 0) throw new Stop(exit.failed, broken);

    const content = contentOf({ entries, named: named(standIn), compress });
    const unchanged = previous && (await isThere({ out, release: previous.release, content, entries }));
    if (unchanged) return { kind: 'unchanged', release: previous.release, content, pruned: [], warnings: [] };

    const after = await factsOf({ head: { release: standIn, navigation }, pages });
    const shrinking = facts ? shrinkProblems({ before: facts, after, shrink: publishing.shrink }) : [];
    if (shrinking.length > 0 && !force) throw new Stop(exit.refused, shrinking);
    const forced = shrinking.map((problem): Problem => ({ ...problem, severity: 'warning' }));

    const { release, there } = await nameFor({ out, now, content, entries });
    if (dryRun) return { kind: 'rehearsed', release, content, pruned: [], warnings: forced };

    const pruning = await planPruning({ out, release, publishing });
    const told = [...forced, ...pruning.problems];
    if (there) await disk.stamp(shelf.manifest(out, release), Date.now() / 1000);
    else {
      for (const file of named(release)) await stage.write(file.path, file.content);
      await stage.write('report.json', report(release));
      told.push(...(await completeStage({ out, stage, blobs, disk, pages, head: { release, content, navigation }, gone: pruning.gone })));
      signal.throwIfAborted();
      await disk.rename(stage.folder, shelf.release(out, release));
      await disk.sync(shelf.releases(out));
    }
    await switchCurrent({ out, release, disk });
    const { pruned, problems } = await prune({ out, releases: pruning.gone, disk });
    return { kind: 'published', release, content, pruned, warnings: [...told, ...problems] };
  }

  let work: Promise<unknown> = Promise.resolve();
  let closed: Promise<void> | undefined;
  return {
    previous,
    warnings,
    blobs,
    stage,
    async carry({ file, hash }) {
      if (!(await blobs.has(hash))) {
        const source = join(shelf.release(out, previous?.release ?? ''), 'site', file);
        const content = await orAbsent(readFile(source));
        if (!content || hashOf(content) !== hash) throw new Stop(exit.failed, [cannotCarry(source)]);
        await blobs.put(content);
      }
      await stage.link(`site/${file}`, hash);
    },
    publish(publication) {
      const publishing = publish(publication);
      work = publishing.catch(() => {});
      return publishing;
    },
    close() {
      interrupt.abort(new Stop(exit.interrupted, [interrupted]));
      closed ??= work.then(() => disk.remove(stage.folder)).finally(lock.release);
      return closed;
    },
  };
}

const nullLock: Lock = { release: async () => {} };

const interrupted: Problem = {
  severity: 'error',
  what: 'the build was ended before it was done',
  where: 'the release in the making',
  why: 'it was interrupted, or failed elsewhere',
  fix: 'build again; what was current still is',
};

function cannotCarry(source: string): Problem {
  return {
    severity: 'error',
    what: 'a page of the current release cannot be taken over',
    where: source,
    why: 'it is missing, or not what the manifest of that release says',
    fix: 'build the whole site, without --only',
  };
}
