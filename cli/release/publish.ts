import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { assetReferences } from '../lib/asset-references.ts';
import { nullIfMissing } from '../lib/failure.ts';
import { exit, type Problem, Stop } from '../problem.ts';
import { linkOlderAssets, ownAssets } from './assets.ts';
import type { BlobStore } from './blobs.ts';
import type { Disk } from './disk.ts';
import {
  findStaged,
  isPublished,
  nextRelease,
  type ReleaseContent,
  type ReleaseFiles,
  releaseFiles,
} from './existing-release.ts';
import { comparePages, type Manifest, manifestText, type StagedPage } from './manifest.ts';
import { listReleases, type OutputFolder, readCurrent, type ReleaseFolder, switchCurrent } from './output-folder.ts';
import { planPruning, prune } from './prune.ts';
import type { Outcome, Publication, ReleaseOptions } from './release.ts';
import { readHold } from './release-hold.ts';
import { contentHash, withReleaseId } from './release-id.ts';
import { checkShrinking } from './shrink-guard.ts';
import type { OpenStage } from './stage.ts';
import { contentProblems, structureProblems } from './verify-stage.ts';

/** A stage in an output folder that is locked. */
export type LockedStage = {
  options: Pick<ReleaseOptions, 'now' | 'compress' | 'dryRun' | 'force' | 'publishing'>;
  output: OutputFolder;
  previous: Manifest | null;
  stage: OpenStage;
  blobs: BlobStore;
  disk: Disk;
  /** Aborted when the build is interrupted. */
  signal: AbortSignal;
  /** Assets that copied pages load, below `site/`. */
  copiedLoads: ReadonlySet<string>;
};

export type Published = { outcome: Outcome; files: ReleaseFiles | null };

/**
 * Checks the stage, makes it a release, switches `current` unless builds are held, and prunes. Throws a `Stop`; then the current release is
 * unchanged.
 */
export async function publish(locked: LockedStage, publication: Publication): Promise<Published> {
  const { options, output, previous, stage, blobs, disk } = locked;
  const { now, compress, dryRun, force, publishing } = options;
  const { entries } = stage;
  const { named, required, navigation, answered = [] } = publication;
  const current = previous === null ? null : output.of(previous.release);
  await copyLoads(locked, current);
  const pages = [...publication.pages].sort(comparePages);
  const broken = structureProblems({ entries, pages, required });
  if (broken.length > 0) throw new Stop(exit.failed, broken);

  const hash = contentHash({ entries, named, compress: compress !== false });
  const content: ReleaseContent = { content: hash, entries, named };
  const outcome = (kind: Outcome['kind'], release: string) => ({ kind, hold: null, release, content: hash });
  if (current && isPublished(current, content)) {
    const files = releaseFiles(content, current.release);
    return { outcome: { ...outcome('unchanged', current.release), pruned: [], warnings: [] }, files };
  }

  const shrinking = checkShrinking({
    before: previous,
    manifest: current?.manifest ?? '',
    after: { navigation, pages },
    answered,
    shrink: publishing.shrink,
    force,
  });
  // Nothing is served where no release is current, so nothing is held.
  const served = await readCurrent(output);
  const hold = served === null ? null : await readHold(output);
  const staged = hold === null ? null : await findStaged({ output, ...content });
  const { folder, published } = staged ?? nextRelease({ output, now, ...content });
  const { release } = folder;
  if (dryRun) return { outcome: { ...outcome('rehearsed', release), pruned: [], warnings: shrinking }, files: null };

  const pruning = await planPruning({ output, release, current: hold && served ? served : release, publishing });
  // Before the files with the id and the notes are staged, too.
  const files = releaseFiles(content, release);
  const warnings = [...shrinking, ...pruning.problems];
  if (published) await disk.stamp(folder.manifest, Date.now() / 1000);
  else warnings.push(...(await makeRelease({ locked, publication, pages, folder, current, hash, gone: pruning.gone })));
  if (!hold) await switchCurrent({ output, release, disk });
  const { pruned, problems } = await prune({ output, releases: pruning.gone, disk });
  await blobs.prune({
    used: new Set([...entries.values()].map((entry) => entry.hash)),
    before: Date.now() - publishing.cached,
  });
  const kind = hold ? 'held' : 'published';
  return { outcome: { ...outcome(kind, release), hold, pruned, warnings: [...warnings, ...problems] }, files };
}

/** Copies the assets that copied pages load and this build did not create, from the current release. */
async function copyLoads({ copiedLoads, stage, blobs }: LockedStage, current: ReleaseFolder | null): Promise<void> {
  if (current === null) return;
  const { entries } = stage;
  const missing = [...copiedLoads].filter((file) => !entries.has(`site/${file}`));
  for (const file of missing) {
    const content = await nullIfMissing(readFile(join(current.site, file)));
    // A missing file is reported with the pages that load it.
    if (!content) continue;
    const { hash } = await blobs.put(content);
    await stage.link(`site/${file}`, hash);
    for (const asset of assetReferences({ path: file, text: content.toString() }))
      if (!entries.has(`site/${asset}`)) missing.push(asset);
  }
}

type MakeReleaseOptions = {
  locked: LockedStage;
  publication: Publication;
  /** In the order of the manifest. */
  pages: readonly StagedPage[];
  folder: ReleaseFolder;
  current: ReleaseFolder | null;
  /** Content hash of the release. */
  hash: string;
  /** Releases that will be removed. */
  gone: readonly string[];
};

/**
 * Makes a release of the stage: writes the files with its id, links everything, verifies it, adds the notes, and renames the folder. Throws
 * a `Stop` (1) when a file differs from what was written.
 */
async function makeRelease({
  locked,
  publication,
  pages,
  folder,
  current,
  hash,
  gone,
}: MakeReleaseOptions): Promise<Problem[]> {
  const { output, stage, blobs, disk, signal } = locked;
  const { files = [], navigation, named, notes, verify } = publication;
  const { release } = folder;
  const { entries } = stage;
  for (const file of withReleaseId(named, release)) await stage.write(file.path, file.content);
  await stage.fill();
  const assets = ownAssets(entries);
  const kept = (await listReleases(output)).filter((info) => !gone.includes(info.release));
  const warnings = await linkOlderAssets({ kept: kept.map((info) => output.of(info.release)), stage });
  const manifest = join(stage.folder, 'manifest.json');
  const served = files.map((path) => ({ path, hash: entries.get(`site/${path}`)?.hash ?? '' }));
  const head = { release, content: hash, navigation, assets, files: served };
  await disk.write(manifest, manifestText({ head, pages }));
  const before = current?.path ?? null;
  const problems = await contentProblems({ folder: stage.folder, current: before, entries, blobs });
  if (problems.length > 0) throw new Stop(exit.failed, problems);
  for (const note of await notes({ release, folder: stage.folder, before })) await stage.write(note.path, note.content);
  await blobs.flush();
  await disk.sync(manifest);
  await stage.flush();
  await verify?.(stage.folder);
  signal.throwIfAborted();
  await disk.folder(output.run);
  await disk.rename(stage.folder, folder.path);
  await disk.sync(output.releases);
  return warnings;
}
