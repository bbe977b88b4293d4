import { existsSync, readFileSync, statSync } from 'node:fs';
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

/**
 * Whether a release on the outputPaths has this content and still every file of it: the rules byte by byte, all else by length and time of change,
 * which is made of the content and set last.
 */
export function isThere({ out, release, content, entries, named }: Question): boolean {
  if (contentIn(outputPaths.manifest(out, release)) !== content) return false;
  const folder = outputPaths.release(out, release);
  for (const [path, { hash, bytes, siblings }] of entries) {
    const file = `${folder}/${path}`;
    const facts = statSync(file, { throwIfNoEntry: false });
    if (facts?.size !== bytes || facts.mtimeMs !== timeOf(hash) * 1000) return false;
    if (!siblings.every((ending) => isTimeOfContent(statSync(file + ending, { throwIfNoEntry: false })?.mtimeMs ?? 0)))
      return false;
  }
  return named(release).every(({ path, content: text }) => textOf(`${folder}/${path}`) === text);
}

function textOf(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
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
