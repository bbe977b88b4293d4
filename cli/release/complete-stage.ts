import { join } from 'node:path';
import { exit, type Problem, Stop } from '../problem.ts';
import { linkOlderAssets, ownAssets } from './assets.ts';
import type { BlobStore } from './blobs.ts';
import type { Disk } from './disk.ts';
import { type ManifestHead, manifestText, type StagedPage } from './manifest.ts';
import { listReleases } from './output-paths.ts';
import type { OpenStage } from './stage.ts';
import { contentProblems } from './verify-stage.ts';

type CompleteStageOptions = {
  out: string;
  current: string | null;
  stage: OpenStage;
  blobs: BlobStore;
  disk: Disk;
  /** Creates the files about the build, after all other files are in place. */
  notes: () => Promise<readonly { path: string; content: string }[]>;
};

type CompleteStageInput = CompleteStageOptions & {
  head: Omit<ManifestHead, 'assets'>;
  pages: readonly StagedPage[];
  gone: readonly string[];
};

/**
 * Completes a stage: links its files and the assets of older releases, writes the manifest, verifies everything, and adds the notes.
 * Throws a `Stop` (1) when a file differs from what was written.
 */
export async function completeStage({
  out,
  current,
  stage,
  blobs,
  disk,
  head,
  pages,
  gone,
  notes,
}: CompleteStageInput): Promise<Problem[]> {
  await stage.fill();
  const assets = ownAssets(stage.entries);
  const kept = (await listReleases(out)).map(({ release }) => release).filter((release) => !gone.includes(release));
  const warnings = await linkOlderAssets({ out, kept, stage });
  const manifest = join(stage.folder, 'manifest.json');
  await disk.write(manifest, manifestText({ head: { ...head, assets }, pages }));
  const problems = await contentProblems({ folder: stage.folder, current, entries: stage.entries, blobs });
  if (problems.length > 0) throw new Stop(exit.failed, problems);
  for (const { path, content } of await notes()) await stage.write(path, content);
  await blobs.flush();
  await disk.sync(manifest);
  await stage.flush();
  return warnings;
}
