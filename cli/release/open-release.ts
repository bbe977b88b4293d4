import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { exit, type Problem, Stop } from '../problem.ts';
import { assetReferences } from '../lib/asset-references.ts';
import { sha256 } from '../lib/sha256.mjs';
import { nullIfMissing } from './missing-file.ts';
import { openBlobs } from './blobs.ts';
import { completeStage } from './complete-stage.ts';
import { contentHash, placeholderRelease } from './content-hash.ts';
import { type Disk, nullDisk, realDisk } from './disk.ts';
import {
  namedHashes,
  isPublished,
  isComplete,
  nextReleaseName,
  type ReleaseFiles,
  releaseFilesOf,
} from './existing-release.ts';
import { type Lock, takeLock } from './lock.ts';
import { comparePages } from './manifest.ts';
import { readPrevious, cannotCompare } from './previous.ts';
import { planPruning, prune } from './prune.ts';
import { outputPaths } from './output-paths.ts';
import type { Outcome, Publication, Release, ReleaseOptions } from './release.ts';
import { shrinkProblems } from './shrink-guard.ts';
import { openStage } from './stage.ts';
import { removeLeftovers, switchCurrent, tempPaths } from './switch-current.ts';
import { structureProblems } from './verify-stage.ts';

/** Locks the output folder and opens a stage in it. Throws a `Stop` (1) when another build has the lock. */
export async function openRelease(options: ReleaseOptions): Promise<Release> {
  const disk = options.dryRun ? nullDisk : (options.disk ?? realDisk);
  const lock = options.dryRun ? nullLock : await takeLock({ out: options.out, disk });
  try {
    return await openLocked({ ...options, disk, lock });
  } catch (failure) {
    await lock.release();
    throw failure;
  }
}

async function openLocked({
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
  const blobs = openBlobs({ dir: cache, compress: dryRun ? false : compress, disk });
  await blobs.sweep(Date.now() - publishing.day);
  const interrupt = new AbortController();
  const { signal } = interrupt;
  const stage = openStage({ folder: tempPaths.stage(out), blobs, disk, signal });
  const { entries } = stage;
  const carriedLoads = new Set<string>();
  let parts: ReleaseFiles | null = null;

  /** Checks whether the site would shrink. Throws a `Stop` (3), or returns warnings when forced. */
  function checkShrinking({
    navigation,
    redirects = [],
    pages,
  }: Pick<Publication, 'navigation' | 'redirects' | 'pages'>): Problem[] {
    if (!previous) return [];
    let shrinking: Problem[];
    try {
      shrinking = shrinkProblems({
        before: { ...previous, pages: previous.pages() },
        after: { navigation, pages },
        redirects,
        shrink: publishing.shrink,
      });
    } catch (failure) {
      return [cannotCompare(outputPaths.manifest(out, previous.release), failure)];
    }
    if (shrinking.length > 0 && !force) throw new Stop(exit.refused, shrinking);
    return shrinking.map((problem) => ({ ...problem, severity: 'warning' }));
  }

  /** Copies the assets that copied pages load and this build did not create, from the current release. */
  async function copyLoads(): Promise<void> {
    const missing = [...carriedLoads].filter((file) => !entries.has(`site/${file}`));
    for (const file of missing) {
      const content = await nullIfMissing(
        readFile(join(outputPaths.release(out, previous?.release ?? ''), 'site', file)),
      );
      // A missing file is reported with the pages that load it.
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
    redirects = [],
    named,
    notes,
    verify,
  }: Publication): Promise<Outcome> {
    await copyLoads();
    const pages = [...unsorted].sort(comparePages);
    const broken = structureProblems({ entries, pages });
    if (broken.length > 0) throw new Stop(exit.failed, broken);

    const content = contentHash({ entries, named: named(placeholderRelease), compress: compress !== false });
    const stagedFiles = [...releaseFilesOf(entries)];
    if (previous && isPublished({ out, release: previous.release, content, entries, named })) {
      parts = { files: stagedFiles, named: namedHashes(named(previous.release)) };
      return { kind: 'unchanged', release: previous.release, content, pruned: [], warnings: [] };
    }

    const shrinkWarnings = checkShrinking({ navigation, redirects, pages });

    const { release, published } = nextReleaseName({ out, now, content, entries, named });
    if (dryRun) return { kind: 'rehearsed', release, content, pruned: [], warnings: shrinkWarnings };

    const pruning = await planPruning({ out, release, publishing });
    const warningsFound = [...shrinkWarnings, ...pruning.problems];
    if (published) await disk.stamp(outputPaths.manifest(out, release), Date.now() / 1000);
    else {
      for (const file of named(release)) await stage.write(file.path, file.content);
      const current = previous === null ? null : outputPaths.release(out, previous.release);
      warningsFound.push(
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
    parts = { files: stagedFiles, named: namedHashes(named(release)) };
    return { kind: 'published', release, content, pruned, warnings: [...warningsFound, ...problems] };
  }

  let work: Promise<unknown> = Promise.resolve();
  let closed: Promise<void> | undefined;
  return {
    previous,
    warnings,
    blobs,
    stage,
    async copyPage({ file, hash }, loadsOf) {
      const source = join(outputPaths.release(out, previous?.release ?? ''), 'site', file);
      const content = await nullIfMissing(readFile(source));
      if (!content || sha256(content) !== hash) throw cannotCopyPage(source);
      const html = content.toString();
      await blobs.put(content);
      const loads = loadsOf(html);
      for (const load of loads) carriedLoads.add(load);
      await stage.link(`site/${file}`, hash, loads);
      return html;
    },
    hasAllFiles: (known) =>
      previous !== null && isComplete({ out, release: previous.release, content: previous.content, ...known }),
    parts: () => parts,
    publish(publication) {
      const publishing = publish(publication);
      work = publishing.catch(() => {});
      return publishing;
    },
    close() {
      interrupt.abort(interrupted());
      closed ??= work.then(() => disk.remove(stage.folder)).finally(lock.release);
      return closed;
    },
  };
}

const nullLock: Lock = { release: async () => {} };

const interrupted = () =>
  Stop.of(exit.interrupted, {
    what: 'the build ended early',
    where: 'the release being staged',
    why: 'it was interrupted, or failed elsewhere',
    fix: 'run the build again; the current release is unchanged',
  });

const cannotCopyPage = (source: string) =>
  Stop.of(exit.failed, {
    what: 'cannot copy a page of the current release',
    where: source,
    why: 'it is missing, or differs from the manifest of that release',
    fix: 'build the whole site, without --only',
  });
