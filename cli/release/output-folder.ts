import { randomUUID } from 'node:crypto';
import { readdir, readFile, readlink, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import * as z from 'zod';
import { exit, type Problem, Stop } from '../problem.ts';
import { errorCode, nullIfMissing } from '../lib/failure.ts';
import { type Disk, realDisk } from './disk.ts';
import { isReleaseId } from './release-id.ts';

/** The paths of one release. */
export type ReleaseFolder = {
  /** The release's id. */
  release: string;
  path: string;
  manifest: string;
  /** The document root. */
  site: string;
};

/** The paths of an output folder. */
export type OutputFolder = {
  path: string;
  releases: string;
  current: string;
  /** nginx's pid, logs and temporary files; nginx does not start when the folder is missing. */
  run: string;
  served: string;
  of(release: string): ReleaseFolder;
};

export function outputFolder(path: string): OutputFolder {
  const releases = join(path, 'releases');
  const run = join(path, 'run');
  return {
    path,
    releases,
    current: join(path, 'current'),
    run,
    served: join(run, 'served.json'),
    of(release) {
      const folder = join(releases, release);
      return { release, path: folder, manifest: join(folder, 'manifest.json'), site: join(folder, 'site') };
    },
  };
}

/** A release, and when it was made, in milliseconds since 1970. */
export type ReleaseInfo = { release: string; made: number };

export function newestFirst(a: ReleaseInfo, b: ReleaseInfo): number {
  return b.made - a.made || (a.release < b.release ? 1 : -1);
}

/** All releases, newest first. A manifest is never hard-linked, so its mtime is the time of publication. */
export async function listReleases(output: OutputFolder): Promise<ReleaseInfo[]> {
  const found: ReleaseInfo[] = [];
  for (const release of (await nullIfMissing(readdir(output.releases))) ?? []) {
    const facts = isReleaseId(release) ? await nullIfMissing(stat(output.of(release).manifest)) : null;
    if (facts) found.push({ release, made: facts.mtimeMs });
  }
  return found.sort(newestFirst);
}

/** The release that `current` points to, or null. Throws a `Stop` (1) when `current` is not a link, because it could not be replaced. */
export async function readCurrent(output: OutputFolder): Promise<string | null> {
  const target = await nullIfMissing(readlink(output.current)).catch((failure: unknown) => {
    throw errorCode(failure) === 'EINVAL' ? notALink(output) : failure;
  });
  const release = target === null ? null : basename(target);
  return release !== null && isReleaseId(release) && (await nullIfMissing(stat(output.of(release).path)))
    ? release
    : null;
}

function notALink({ current }: OutputFolder): Stop {
  return Stop.of(exit.failed, {
    what: 'cannot switch the current release',
    where: current,
    why: 'it is a file or folder instead of a link to a release; copying an output folder can cause that',
    fix: 'remove it and build again; to copy output folders use .deploy/deploy or cp -a, which keep links',
  });
}

type ReleaseOptions = { output: OutputFolder; release: string; disk: Disk };

/** Makes a release current by renaming a symbolic link over `current`, which is atomic. */
export async function switchCurrent({ output, release, disk }: ReleaseOptions): Promise<void> {
  const temp = temporary.current(output);
  await disk.symlink(`releases/${release}`, temp);
  await disk.rename(temp, output.current);
  await disk.sync(output.path);
}

const servedSchema = z.object({ release: z.string() });

/** The release that nginx serves since the last reload; null when unknown, a problem when the record cannot be read. */
export async function readServed({ served }: OutputFolder): Promise<{ release: string | null; problem?: Problem }> {
  const text = await nullIfMissing(readFile(served, 'utf8'));
  if (text === null) return { release: null };
  try {
    return { release: servedSchema.parse(JSON.parse(text)).release };
  } catch {
    return {
      release: null,
      problem: {
        severity: 'warning',
        what: 'cannot determine which release is served, so none is removed',
        where: served,
        why: 'it is not of the form {"release": "…"}',
        fix: 'run `site reload`, which writes it',
      },
    };
  }
}

/** Records which release nginx serves, atomically. That release and newer ones are not pruned. */
export async function recordServed({
  output,
  release,
  disk = realDisk,
}: Omit<ReleaseOptions, 'disk'> & { disk?: Disk }): Promise<void> {
  const draft = `${output.served}.${randomUUID()}`;
  await disk.folder(output.run);
  await disk.write(draft, `${JSON.stringify({ release })}\n`);
  await disk.rename(draft, output.served);
}

/** Paths of temporary files and folders in an output folder. The holder of the lock may remove them. */
export const temporary = {
  stage: ({ releases }: OutputFolder) => join(releases, `.stage-${randomUUID()}`),
  gone: ({ releases }: OutputFolder) => join(releases, `.gone-${randomUUID()}`),
  current: ({ path }: OutputFolder) => join(path, `.current-${randomUUID()}`),
};
const temporaryName = /^\.(stage|gone|current)-/;

/** Removes temporary files of killed builds from an output folder. The caller must hold the lock. */
export async function removeLeftovers({ output, disk }: { output: OutputFolder; disk: Disk }): Promise<void> {
  for (const folder of [output.path, output.releases]) {
    for (const name of (await nullIfMissing(readdir(folder))) ?? []) {
      if (temporaryName.test(name)) await disk.remove(join(folder, name));
    }
  }
}
