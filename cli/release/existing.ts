import { existsSync, readFileSync, statSync } from 'node:fs';
import { sha256 } from '../sha256.mjs';
import type { Ending } from './compress.ts';
import { isTimeOfContent, timeOf } from './content-hash.ts';
import { readManifest } from './manifest.ts';
import { releaseId } from './release-id.ts';
import { outputPaths } from './output-paths.ts';
import type { Publication } from './release.ts';
import type { OpenStage } from './stage.ts';

type Question = { out: string; release: string; content: string; entries: OpenStage['entries'] } & Pick<
  Publication,
  'named'
>;

/** Files by which a release is found to be whole. */
export type Parts = {
  /** Each with its length, its time of change in seconds since 1970, which is made of its content, and the compressed forms beside it. */
  files: Iterable<readonly [path: string, bytes: number, seconds: number, siblings: readonly Ending[]]>;
  /** Hashes of the files that name the release, by path. */
  named: Readonly<Record<string, string>>;
};

type IsWholeInput = Parts & Omit<Question, 'entries' | 'named'>;

/** Whether a release has this content and still every file of it: the rules byte by byte, all else by length and time of change, which is set last. */
export function isWhole({ out, release, content, files, named }: IsWholeInput): boolean {
  if (contentIn(outputPaths.manifest(out, release)) !== content) return false;
  const folder = outputPaths.release(out, release);
  for (const [path, bytes, seconds, siblings] of files) {
    const file = `${folder}/${path}`;
    const facts = statSync(file, { throwIfNoEntry: false });
    if (facts?.size !== bytes || facts.mtimeMs !== seconds * 1000) return false;
    if (!siblings.every((ending) => isTimeOfContent(statSync(file + ending, { throwIfNoEntry: false })?.mtimeMs ?? 0)))
      return false;
  }
  return Object.entries(named).every(([path, hash]) => hashOf(`${folder}/${path}`) === hash);
}

/** By what a release that is staged so far will be found whole. */
export function* partsOf(entries: OpenStage['entries']): Parts['files'] {
  for (const [path, { hash, bytes, siblings }] of entries) yield [path, bytes, timeOf(hash), siblings];
}

/** The hashes of files that name a release. */
export const hashesOf = (named: ReturnType<Publication['named']>): Parts['named'] =>
  Object.fromEntries(named.map(({ path, content }) => [path, sha256(content)]));

/** The same, for what is staged. */
export const isThere = ({ release, entries, named, ...question }: Question): boolean =>
  isWhole({ ...question, release, files: partsOf(entries), named: hashesOf(named(release)) });

function hashOf(file: string): string | null {
  try {
    return sha256(readFileSync(file));
  } catch {
    return null;
  }
}

/** The hash of its content that a manifest says; null where there is no whole one. */
function contentIn(manifest: string): string | null {
  try {
    return readManifest(manifest).content;
  } catch {
    return null;
  }
}

/**
 * A name for a release: with a fixed clock the same content takes the same name again. One that is on the outputPaths with all its files is used
 * as it is; a damaged one is left where it is, for it may be served, and the new one takes the name of the next free second.
 */
export function nameFor({ now, ...question }: Omit<Question, 'release'> & { now: number }): {
  release: string;
  there: boolean;
} {
  for (let second = now; ; second += 1000) {
    const release = releaseId({ now: second, content: question.content });
    if (!existsSync(outputPaths.release(question.out, release))) return { release, there: false };
    if (isThere({ ...question, release })) return { release, there: true };
  }
}
