import { existsSync, readFileSync, statSync } from 'node:fs';
import { messageOf, nullIfThrown } from '../lib/failure.ts';
import { sha256 } from '../lib/sha256.mjs';
import type { Problem } from '../problem.ts';
import type { Ending } from './compress.ts';
import { hasTimeOf } from './content-time.ts';
import { type Manifest, readManifest } from './manifest.ts';
import { listReleases, type OutputFolder, readCurrent, type ReleaseFolder } from './output-folder.ts';
import { mayHaveContent, type NamedFile, releaseId, withReleaseId } from './release-id.ts';
import type { OpenStage } from './stage.ts';

/** The release that is current when a build starts. A damaged one is reported and does not block the build. */
export async function readPrevious(
  output: OutputFolder,
): Promise<{ previous: Manifest | null; problems: readonly Problem[] }> {
  const release = await readCurrent(output);
  if (release === null) return { previous: null, problems: [] };
  const { manifest } = output.of(release);
  try {
    return { previous: { ...readManifest(manifest), release }, problems: [] };
  } catch (failure) {
    return { previous: null, problems: [cannotCompare(manifest, failure)] };
  }
}

/** The shrink guard cannot compare with a release whose manifest is unreadable. */
export function cannotCompare(manifest: string, failure: unknown): Problem {
  return {
    severity: 'warning',
    what: 'cannot compare this release with the current one',
    where: manifest,
    why: `the manifest of the current release cannot be read: ${messageOf(failure)}`,
    fix: 'check the pages of the new release; do not edit releases by hand',
  };
}

/** The files that a release must have to be complete. */
export type ReleaseFiles = {
  /** Each with its length, its hash, and the extensions of its compressed siblings. */
  files: Iterable<readonly [path: string, bytes: number, hash: string, siblings: readonly Ending[]]>;
  /** Hashes of the files that contain the release id, by path. */
  named: Readonly<Record<string, string>>;
};

/** The content of a release, whatever its id. */
export type ReleaseContent = { content: string; entries: OpenStage['entries']; named: readonly NamedFile[] };

export const releaseFiles = (
  { entries, named }: Pick<ReleaseContent, 'entries' | 'named'>,
  release: string,
): ReleaseFiles => ({
  files: [...entries].map(([path, { hash, bytes, siblings }]) => [path, bytes, hash, siblings]),
  named: Object.fromEntries(withReleaseId(named, release).map(({ path, content }) => [path, sha256(content)])),
});

type IsCompleteOptions = ReleaseFiles & { folder: ReleaseFolder; content: string };

/** Whether a release has this content hash and all files: rules are compared by hash, other files by length and mtime (see `timeOf`). */
export function isComplete({ folder, content, files, named }: IsCompleteOptions): boolean {
  if (nullIfThrown(() => readManifest(folder.manifest).content) !== content) return false;
  for (const [path, bytes, hash, siblings] of files) {
    const file = `${folder.path}/${path}`;
    if (statSync(file, { throwIfNoEntry: false })?.size !== bytes) return false;
    const isWhole = (ending: Ending | '') => {
      const facts = statSync(file + ending, { throwIfNoEntry: false });
      return facts !== undefined && hasTimeOf(facts, { hash, ending });
    };
    if (!(['', ...siblings] as const).every(isWhole)) return false;
  }
  return Object.entries(named).every(
    ([path, hash]) => nullIfThrown(() => sha256(readFileSync(`${folder.path}/${path}`))) === hash,
  );
}

/** Whether a release exists with all files of this content. */
export const isPublished = (folder: ReleaseFolder, content: ReleaseContent): boolean =>
  isComplete({ folder, content: content.content, ...releaseFiles(content, folder.release) });

type FindStagedOptions = ReleaseContent & { output: OutputFolder };

/** A complete release with this content that an earlier build made, newest first; null when there is none. */
export async function findStaged({
  output,
  ...content
}: FindStagedOptions): Promise<{ folder: ReleaseFolder; published: true } | null> {
  for (const { release } of await listReleases(output)) {
    const folder = output.of(release);
    if (mayHaveContent(release, content.content) && isPublished(folder, content)) return { folder, published: true };
  }
  return null;
}

type NextReleaseOptions = ReleaseContent & { output: OutputFolder; now: number };

/**
 * The new release. With a fixed clock (`SOURCE_DATE_EPOCH`) the same content gets the same id. A complete release of that id is reused
 * (`published`). A damaged one may be served and stays; the new release gets the next free second.
 */
export function nextRelease({ output, now, ...content }: NextReleaseOptions): {
  folder: ReleaseFolder;
  published: boolean;
} {
  for (let second = now; ; second += 1000) {
    const folder = output.of(releaseId({ now: second, content: content.content }));
    if (!existsSync(folder.path)) return { folder, published: false };
    if (isPublished(folder, content)) return { folder, published: true };
  }
}
