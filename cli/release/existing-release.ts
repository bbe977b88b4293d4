import { existsSync, readFileSync, statSync } from 'node:fs';
import { sha256 } from '../lib/sha256.mjs';
import type { Ending } from './compress.ts';
import { isTimeOfContent, timeOf } from './content-hash.ts';
import { readManifest } from './manifest.ts';
import { releaseId } from './release-id.ts';
import { outputPaths } from './output-paths.ts';
import type { Publication } from './release.ts';
import type { OpenStage } from './stage.ts';
import { nullIfThrown } from '../lib/failure.ts';

type PublishedInput = { out: string; release: string; content: string; entries: OpenStage['entries'] } & Pick<
  Publication,
  'named'
>;

/** The files that a release must have to be complete. */
export type ReleaseFiles = {
  /** Each with its length, its mtime in seconds since 1970 (see `timeOf`), and the extensions of its compressed siblings. */
  files: Iterable<readonly [path: string, bytes: number, seconds: number, siblings: readonly Ending[]]>;
  /** Hashes of the files that contain the release id, by path. */
  named: Readonly<Record<string, string>>;
};

type IsCompleteInput = ReleaseFiles & Omit<PublishedInput, 'entries' | 'named'>;

/** Whether a release has this content hash and all files: rules are compared by hash, other files by length and mtime, which is set last. */
export function isComplete({ out, release, content, files, named }: IsCompleteInput): boolean {
  if (nullIfThrown(() => readManifest(outputPaths.manifest(out, release)).content) !== content) return false;
  const folder = outputPaths.release(out, release);
  for (const [path, bytes, seconds, siblings] of files) {
    const file = `${folder}/${path}`;
    const facts = statSync(file, { throwIfNoEntry: false });
    if (facts?.size !== bytes || facts.mtimeMs !== seconds * 1000) return false;
    if (!siblings.every((ending) => isTimeOfContent(statSync(file + ending, { throwIfNoEntry: false })?.mtimeMs ?? 0)))
      return false;
  }
  return Object.entries(named).every(
    ([path, hash]) => nullIfThrown(() => sha256(readFileSync(`${folder}/${path}`))) === hash,
  );
}

export function* releaseFilesOf(entries: OpenStage['entries']): ReleaseFiles['files'] {
  for (const [path, { hash, bytes, siblings }] of entries) yield [path, bytes, timeOf(hash), siblings];
}

export const namedHashes = (named: ReturnType<Publication['named']>): ReleaseFiles['named'] =>
  Object.fromEntries(named.map(({ path, content }) => [path, sha256(content)]));

export const isPublished = ({ release, entries, named, ...input }: PublishedInput): boolean =>
  isComplete({ ...input, release, files: releaseFilesOf(entries), named: namedHashes(named(release)) });

/**
 * The id of the new release. With a fixed clock (`SOURCE_DATE_EPOCH`) the same content gets the same id. A complete release of that id is
 * reused. A damaged one may be served and stays; the new release gets the next free second.
 */
export function nextReleaseName({ now, ...input }: Omit<PublishedInput, 'release'> & { now: number }): {
  release: string;
  published: boolean;
} {
  for (let second = now; ; second += 1000) {
    const release = releaseId({ now: second, content: input.content });
    if (!existsSync(outputPaths.release(input.out, release))) return { release, published: false };
    if (isPublished({ ...input, release })) return { release, published: true };
  }
}
