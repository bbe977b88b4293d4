import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { exit, type Problem, Stop } from '../problem.ts';
import { assetReferences } from '../asset-references.ts';
import { sha256 } from '../sha256.mjs';
import { orAbsent } from './absent.ts';
import { openBlobs } from './blobs.ts';
import { completeStage } from './complete.ts';
import { contentOf, standIn } from './content-hash.ts';
import { type Disk, nullDisk, realDisk } from './disk.ts';
import { hashesOf, isThere, isWhole, nameFor, type Parts, partsOf } from './existing.ts';
import { removeLeftovers } from './leftovers.ts';
import { type Lock, takeLock } from './lock.ts';
import { inOrder } from './manifest.ts';
import { readPrevious, unguarded } from './previous.ts';
import { planPruning, prune } from './prune.ts';
import { outputPaths } from './output-paths.ts';
import type { Outcome, Publication, Release, ReleaseOptions } from './release.ts';
import { shrinkProblems } from './shrink-guard.ts';
import { openStage } from './stage.ts';
import { passing, switchCurrent } from './switch.ts';
import { structureProblems } from './verify-stage.ts';

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

async function openHeld({
  out,
  cache,
  now,
  compress,
  dryRun,
  force,
  publishing,
  disk,
  lock,
}: ReleaseOptions & { disk: Disk; lock: Lock }): Promise<Release> {
  await removeLeftovers({ out, disk });
  const { previous, problems: warnings } = await readPrevious(out);
  const blobs = openBlobs({ dir: cache, compress: compress && !dryRun, disk });
  await blobs.sweep(Date.now() - publishing.day);
  const interrupt = new AbortController();
  const { signal } = interrupt;
  const stage = openStage({ folder: passing.stage(out), blobs, disk, signal });
  const { entries } = stage;
  const carriedLoads = new Set<string>();
  let parts: Parts | null = null;

  /** What the release would lose, as warnings. Throws a `Stop` (3) for it, unless that is forced. */
  function guard({ navigation, pages }: Pick<Publication, 'navigation' | 'pages'>): Problem[] {
    if (!previous) return [];
    let shrinking: Problem[];
    try {
      shrinking = shrinkProblems({
        before: { ...previous, pages: previous.pages() },
        after: { navigation, pages },
        shrink: publishing.shrink,
      });
    } catch (failure) {
      return [unguarded(outputPaths.manifest(out, previous.release), failure)];
    }
    if (shrinking.length > 0 && !force) throw new Stop(exit.refused, shrinking);
    return shrinking.map((problem) => ({ ...problem, severity: 'warning' }));
  }

  /** Copies the bundled files that copied pages load from the current release, where this build has made others. */
  async function carryLoads(): Promise<void> {
    const missing = [...carriedLoads].filter((file) => !entries.has(`site/${file}`));
    for (const file of missing) {
      const content = await orAbsent(readFile(join(outputPaths.release(out, previous?.release ?? ''), 'site', file)));
      // A file that is not there is reported with the pages that load it.
      if (!content) continue;
      const { hash } = await blobs.put(content);
      await stage.link(`site/${file}`, hash);
      for (const asset of assetReferences({ path: file, text: content.toString() }))
        if (!entries.has(`site/${asset}`)) missing.push(asset);
    }
  }

  async function publish({
    pages: unsorted,
    files = [],
    navigation,
    named,
    notes,
    verify,
  }: Publication): Promise<Outcome> {
    await carryLoads();
    const pages = [...unsorted].sort(inOrder);
    const broken = structureProblems({ entries, pages });
    if (broken.length > 0) throw new Stop(exit.failed, broken);

    const content = contentOf({ entries, named: named(standIn), compress });
    const staged = [...partsOf(entries)];
    if (previous && isThere({ out, release: previous.release, content, entries, named })) {
      parts = { files: staged, named: hashesOf(named(previous.release)) };
      return { kind: 'unchanged', release: previous.release, content, pruned: [], warnings: [] };
    }

    const guarded = guard({ navigation, pages });

    const { release, there } = nameFor({ out, now, content, entries, named });
    if (dryRun) return { kind: 'rehearsed', release, content, pruned: [], warnings: guarded };

    const pruning = await planPruning({ out, release, publishing });
    const found = [...guarded, ...pruning.problems];
    if (there) await disk.stamp(outputPaths.manifest(out, release), Date.now() / 1000);
    else {
      for (const file of named(release)) await stage.write(file.path, file.content);
      const current = previous === null ? null : outputPaths.release(out, previous.release);
      found.push(
        ...(await completeStage({
          out,
          current,
          notes: () => notes({ release, folder: stage.folder, before: current }),
          stage,
          blobs,
          disk,
          pages,
          head: {
            release,
            content,
            navigation,
            files: files.map((path) => ({ path, hash: entries.get(`site/${path}`)?.hash ?? '' })),
          },
          gone: pruning.gone,
        })),
      );
      await verify?.(stage.folder);
      signal.throwIfAborted();
      await disk.folder(outputPaths.run(out));
      await disk.rename(stage.folder, outputPaths.release(out, release));
      await disk.sync(outputPaths.releases(out));
    }
    await switchCurrent({ out, release, disk });
    const { pruned, problems } = await prune({ out, releases: pruning.gone, disk });
    await blobs.prune({
      used: new Set([...entries.values()].map(({ hash }) => hash)),
      before: Date.now() - publishing.cached,
    });
    parts = { files: staged, named: hashesOf(named(release)) };
    return { kind: 'published', release, content, pruned, warnings: [...found, ...problems] };
  }

  let work: Promise<unknown> = Promise.resolve();
  let closed: Promise<void> | undefined;
  return {
    previous,
    warnings,
    blobs,
    stage,
    async carry({ file, hash }, loadsOf) {
      const source = join(outputPaths.release(out, previous?.release ?? ''), 'site', file);
      const content = await orAbsent(readFile(source));
      if (!content || sha256(content) !== hash) throw new Stop(exit.failed, [cannotCarry(source)]);
      const html = content.toString();
      await blobs.put(content);
      const loads = loadsOf(html);
      for (const load of loads) carriedLoads.add(load);
      await stage.link(`site/${file}`, hash, loads);
      return html;
    },
    isWhole: (known) =>
      previous !== null && isWhole({ out, release: previous.release, content: previous.content, ...known }),
    parts: () => parts,
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
  what: 'the build ended early',
  where: 'the release being staged',
  why: 'it was interrupted, or failed elsewhere',
  fix: 'run the build again; the current release is unchanged',
};

function cannotCarry(source: string): Problem {
  return {
    severity: 'error',
    what: 'cannot copy a page of the current release',
    where: source,
    why: 'it is missing, or differs from the manifest of that release',
    fix: 'build the whole site, without --only',
  };
}
