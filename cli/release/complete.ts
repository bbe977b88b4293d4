import { join } from 'node:path';
import { exit, type Problem, Stop } from '../problem.ts';
import { carryAssets, ownAssets } from './assets.ts';
import type { BlobStore } from './blobs.ts';
import type { Disk } from './disk.ts';
import { type ManifestHead, manifestText, type StagedPage } from './manifest.ts';
import { listReleases } from './output-paths.ts';
import type { OpenStage } from './stage.ts';
import { contentProblems } from './verify-stage.ts';

type Parts = {
  out: string;
  current: string | null;
  stage: OpenStage;
  blobs: BlobStore;
  disk: Disk;
  /** Files about the build, once all others are in place. */
  notes: () => Promise<readonly { path: string; content: string }[]>;
};

/**
 * Makes a stage whole: its files, the assets it carries, its manifest; then reads everything back, and adds the notes. Throws a `Stop`
 * (1) when it is not as written.
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
}: Parts & { head: Omit<ManifestHead, 'assets'>; pages: readonly StagedPage[]; gone: readonly string[] }): Promise<
  Problem[]
> {
  await stage.fill();
  const assets = ownAssets(stage.entries);
  const kept = (await listReleases(out)).map(({ release }) => release).filter((release) => !gone.includes(release));
  const warnings = await carryAssets({ out, kept, stage });
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
