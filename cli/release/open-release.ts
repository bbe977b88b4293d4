import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { exit, Stop } from '../problem.ts';
import { nullIfMissing } from '../lib/failure.ts';
import { sha256 } from '../lib/sha256.mjs';
import { openBlobs } from './blobs.ts';
import { nullDisk, realDisk } from './disk.ts';
import { isComplete, readPrevious, type ReleaseFiles } from './existing-release.ts';
import { type Lock, takeLock } from './lock.ts';
import { outputFolder, removeLeftovers, temporary } from './output-folder.ts';
import { type LockedStage, publish } from './publish.ts';
import type { Release, ReleaseOptions } from './release.ts';
import { openStage } from './stage.ts';

/** Locks the output folder and opens a stage in it. Throws a `Stop` (1) when another build has the lock. */
export async function openRelease(options: ReleaseOptions): Promise<Release> {
  const disk = options.dryRun ? nullDisk : (options.disk ?? realDisk);
  const lock = options.dryRun ? nullLock : await takeLock({ out: options.out, disk });
  try {
    return await openLocked({ ...options, disk }, lock);
  } catch (failure) {
    await lock.release();
    throw failure;
  }
}

async function openLocked(options: ReleaseOptions & Pick<LockedStage, 'disk'>, lock: Lock): Promise<Release> {
  const { disk } = options;
  const output = outputFolder(options.out);
  await removeLeftovers({ output, disk });
  const { previous, problems: warnings } = await readPrevious(output);
  const blobs = openBlobs({ dir: options.cache, compress: options.dryRun ? false : options.compress, disk });
  await blobs.sweep(Date.now() - options.publishing.day);
  const interrupt = new AbortController();
  const { signal } = interrupt;
  const stage = openStage({ folder: temporary.stage(output), blobs, disk, signal });
  const copiedLoads = new Set<string>();
  const locked: LockedStage = { options, output, previous, stage, blobs, disk, signal, copiedLoads };
  let files: ReleaseFiles | null = null;
  let work: Promise<unknown> = Promise.resolve();
  let closed: Promise<void> | undefined;
  return {
    previous,
    warnings,
    blobs,
    stage,
    async copyPage({ file, hash }, loadsOf) {
      const source = join(output.of(previous?.release ?? '').site, file);
      const content = await nullIfMissing(readFile(source));
      if (!content || sha256(content) !== hash) throw cannotCopyPage(source);
      const html = content.toString();
      await blobs.put(content);
      const loads = loadsOf(html);
      for (const load of loads) copiedLoads.add(load);
      await stage.link(`site/${file}`, hash, loads);
      return html;
    },
    hasAllFiles: (known) =>
      previous !== null && isComplete({ folder: output.of(previous.release), content: previous.content, ...known }),
    parts: () => files,
    publish(publication) {
      const publishing = publish(locked, publication).then((published) => {
        files = published.files;
        return published.outcome;
      });
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
