import { constants } from 'node:fs';
import { copyFile, cp, mkdir, readdir, stat, symlink, utimes, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { assertEmpty } from '../lib/assert-empty.ts';
import { nullIfMissing } from '../lib/failure.ts';
import { outputFolder } from '../release/output-folder.ts';

/** A file that an export adds for the host. */
export type HostFile = { path: string; content: string };

/** Throws a `Stop` (2) unless the folder is missing or empty. */
export const assertFree = (folder: string): Promise<void> =>
  assertEmpty({ folder, why: 'other files in the folder could be mistaken for parts of the release' });

/** Copies one release to a new output folder, for `nginx -p FOLDER -c current/nginx/nginx.conf`. */
export async function copyRelease({ out, release, to }: { out: string; release: string; to: string }): Promise<number> {
  const copy = outputFolder(to);
  const { path } = copy.of(release);
  await mkdir(copy.run, { recursive: true });
  // nginx derives ETags from mtimes.
  await cp(outputFolder(out).of(release).path, path, {
    recursive: true,
    preserveTimestamps: true,
    mode: constants.COPYFILE_FICLONE,
  });
  await symlink(`releases/${release}`, copy.current);
  return (await readdir(path, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile()).length;
}

type CopyFilesOptions = { site: string; files: ReadonlyMap<string, string>; to: string };

/** Copies files of a document root to their new paths. Returns their number. */
export async function copyFiles({ site, files, to }: CopyFilesOptions): Promise<number> {
  const folders = new Set([...files.keys()].map((path) => dirname(join(to, path))));
  for (const folder of folders) await mkdir(folder, { recursive: true });
  for (const [path, from] of files) {
    await copyFile(join(site, from), join(to, path), constants.COPYFILE_FICLONE);
    const facts = await nullIfMissing(stat(join(site, from)));
    if (facts) await utimes(join(to, path), facts.mtime, facts.mtime);
  }
  return files.size;
}

export async function writeHostFiles({ files, to }: { files: readonly HostFile[]; to: string }): Promise<void> {
  for (const { path, content } of files) {
    await mkdir(dirname(join(to, path)), { recursive: true });
    await writeFile(join(to, path), content);
  }
}
