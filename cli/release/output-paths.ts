import { readdir, readFile, readlink, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import * as z from 'zod';
import { exit, type Problem, Stop } from '../problem.ts';
import { errorCode, nullIfMissing } from './missing-file.ts';
import { isReleaseId } from './release-id.ts';
import { type ReleaseInfo, newestFirst } from './retention.ts';

export const outputPaths = {
  releases: (out: string) => join(out, 'releases'),
  release: (out: string, release: string) => join(out, 'releases', release),
  manifest: (out: string, release: string) => join(out, 'releases', release, 'manifest.json'),
  current: (out: string) => join(out, 'current'),
  /** nginx's pid, logs and temporary files; nginx does not start when the folder is missing. */
  run: (out: string) => join(out, 'run'),
  served: (out: string) => join(out, 'run', 'served.json'),
};

/** All releases, newest first. A manifest is never hard-linked, so its mtime is the time of publication. */
export async function listReleases(out: string): Promise<ReleaseInfo[]> {
  const found: ReleaseInfo[] = [];
  for (const release of (await nullIfMissing(readdir(outputPaths.releases(out)))) ?? []) {
    const facts = isReleaseId(release) ? await nullIfMissing(stat(outputPaths.manifest(out, release))) : null;
    if (facts) found.push({ release, made: facts.mtimeMs });
  }
  return found.sort(newestFirst);
}

/** The release that `current` points to, or null. Throws a `Stop` (1) when `current` is not a link, because it could not be replaced. */
export async function readCurrent(out: string): Promise<string | null> {
  const target = await nullIfMissing(readlink(outputPaths.current(out))).catch((failure: unknown) => {
    throw errorCode(failure) === 'EINVAL' ? notALink(out) : failure;
  });
  const release = target === null ? null : basename(target);
  return release !== null && isReleaseId(release) && (await nullIfMissing(stat(outputPaths.release(out, release))))
    ? release
    : null;
}

function notALink(out: string): Stop {
  return Stop.of(exit.failed, {
    what: 'cannot switch the current release',
    where: outputPaths.current(out),
    why: 'it is a file or folder instead of a link to a release; copying an output folder can cause that',
    fix: 'remove it and build again; to copy output folders use .deploy/deploy or cp -a, which keep links',
  });
}

const servedSchema = z.object({ release: z.string() });

/** The release that nginx serves since the last reload; null when unknown, a problem when the record cannot be read. */
export async function readServed(out: string): Promise<{ release: string | null; problem?: Problem }> {
  const text = await nullIfMissing(readFile(outputPaths.served(out), 'utf8'));
  if (text === null) return { release: null };
  try {
    return { release: servedSchema.parse(JSON.parse(text)).release };
  } catch {
    return {
      release: null,
      problem: {
        severity: 'warning',
        what: 'cannot determine which release is served, so none is removed',
        where: outputPaths.served(out),
        why: 'it is not of the form {"release": "…"}',
        fix: 'run `site reload`, which writes it',
      },
    };
  }
}
