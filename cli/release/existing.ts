import { existsSync, statSync } from 'node:fs';
import { readManifest } from './manifest.ts';
import { releaseId } from './release-id.ts';
import { shelf } from './shelf.ts';
import type { OpenStage } from './stage.ts';

type Question = { out: string; release: string; content: string; entries: OpenStage['entries'] };

/** Whether a release on the shelf has this content and still every file of it, by the files' lengths. */
export function isThere({ out, release, content, entries }: Question): boolean {
  if (contentIn(shelf.manifest(out, release)) !== content) return false;
  const folder = shelf.release(out, release);
  for (const [path, { bytes, siblings }] of entries) {
    const file = `${folder}/${path}`;
    if (statSync(file, { throwIfNoEntry: false })?.size !== bytes) return false;
    if (!siblings.every((ending) => existsSync(file + ending))) return false;
  }
  return true;
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
 * A name for a release: with a fixed clock the same content takes the same name again. One that is on the shelf with all its files is used
 * as it is; a damaged one is left where it is, for it may be served, and the new one takes the name of the next free second.
 */
export function nameFor({ out, now, content, entries }: Omit<Question, 'release'> & { now: number }): { release: string; there: boolean } {
  for (let second = now; ; second += 1000) {
    const release = releaseId({ now: second, content });
    if (!existsSync(shelf.release(out, release))) return { release, there: false };
    if (isThere({ out, release, content, entries })) return { release, there: true };
  }
}
