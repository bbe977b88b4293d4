import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { exit, Stop } from '../problem.ts';
import { isReleaseId } from '../release/release-id.ts';
import { listReleases, outputFolder, readCurrent } from '../release/output-folder.ts';

export type ChooseReleasesOptions = {
  out: string;
  /** Ids of releases, folders of releases, or output folders, which stand for their current release. */
  a?: string | undefined;
  b?: string | undefined;
};

/**
 * The folders of the releases to compare. Default for `a`: the release before the current one; for `b`: the current one. Throws a `Stop`:
 * usage (2) when there is no such release, or no other release to compare with.
 */
export async function chooseReleases({ out, a, b }: ChooseReleasesOptions): Promise<{ before: string; after: string }> {
  const output = outputFolder(out);
  const names = (await listReleases(output)).map(({ release }) => release);
  const there = names.length === 0 ? 'it has none' : `it has ${names.join(', ')}`;
  const refuse = (what: string, where: string, why: string, fix: string): never => {
    throw Stop.of(exit.usage, { what, where, why, fix });
  };

  async function named(name: string): Promise<string> {
    if (isReleaseId(name) && names.includes(name)) return output.of(name).path;
    if (isReleaseId(name) && !existsSync(name))
      return refuse(`no release ${name}`, output.releases, there, 'pass an id that `site releases` lists, or a folder');
    const folder = resolve(name);
    if (existsSync(join(folder, 'manifest.json'))) return folder;
    const other = outputFolder(folder);
    const current = await readCurrent(other);
    if (current !== null) return other.of(current).path;
    return refuse(
      `no release ${name}`,
      folder,
      'it is neither the id of a release nor a folder with a manifest.json or a current release',
      'pass an id that `site releases` lists, or the folder of a release',
    );
  }

  async function current(): Promise<string> {
    const release = await readCurrent(output);
    return (
      release ??
      refuse(
        'no current release',
        output.current,
        'no release has been published in this folder',
        'run `site generate` first',
      )
    );
  }

  if (a !== undefined)
    return {
      before: await named(a),
      after: b === undefined ? output.of(await current()).path : await named(b),
    };
  const now = await current();
  const previous = names[names.indexOf(now) + 1];
  if (previous === undefined)
    return refuse(
      'no earlier release to compare with',
      output.releases,
      `${now} is the oldest release`,
      'pass two releases, or build again after a change',
    );
  return { before: output.of(previous).path, after: output.of(now).path };
}
