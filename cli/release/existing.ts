import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { orAbsent } from './absent.ts';
import { each } from './each.ts';
import { readManifest } from './manifest.ts';
import { releaseId } from './release-id.ts';
import { shelf } from './shelf.ts';
import type { OpenStage } from './stage.ts';

type Question = { out: string; release: string; content: string; entries: OpenStage['entries'] };

/** Whether a release on the shelf has this content and still every file of it, by the files' lengths. */
export async function isThere({ out, release, content, entries }: Question): Promise<boolean> {
  const manifest = await readManifest(shelf.manifest(out, release)).catch(() => null);
  if (manifest?.content !== content) return false;
  const folder = shelf.release(out, release);
  let whole = true;
  await each(entries, async ([path, { bytes, siblings }]) => {
    const file = join(folder, path);
    if ((await orAbsent(stat(file)))?.size !== bytes) whole = false;
    for (const { ending } of siblings) if (!(await orAbsent(stat(file + ending)))) whole = false;
  });
  return whole;
}

/**
 * A name for a release: with a fixed clock the same content takes the same name again. One that is on the shelf with all its files is used
 * as it is; a damaged one is left where it is, for it may be served, and the new one takes the name of the next free second.
 */
export async function nameFor({ out, now, content, entries }: Omit<Question, 'release'> & { now: number }): Promise<{ release: string; there: boolean }> {
  for (let second = now; ; second += 1000) {
    const release = releaseId({ now: second, content });
    if (!(await orAbsent(stat(shelf.release(out, release))))) return { release, there: false };
    if (await isThere({ out, release, content, entries })) return { release, there: true };
  }
}
