import { readdir, readFile, readlink, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import * as z from 'zod';
import { exit, type Problem, Stop } from '../problem.ts';
import { codeOf, orAbsent } from './absent.ts';
import { isReleaseId } from './release-id.ts';
import { type Kept, newestFirst } from './retention.ts';

/** Where things are in an output folder. */
export const outputPaths = {
  releases: (out: string) => join(out, 'releases'),
  release: (out: string, release: string) => join(out, 'releases', release),
  manifest: (out: string, release: string) => join(out, 'releases', release, 'manifest.json'),
  current: (out: string) => join(out, 'current'),
  /** nginx's own files; it does not start when the folder is missing. */
  run: (out: string) => join(out, 'run'),
  served: (out: string) => join(out, 'run', 'served.json'),
};

/** The releases that are kept, newest first. The manifest is never linked, so its time is when the release was made. */
export async function listReleases(out: string): Promise<Kept[]> {
  const found: Kept[] = [];
  for (const release of (await orAbsent(readdir(outputPaths.releases(out)))) ?? []) {
    const facts = isReleaseId(release) ? await orAbsent(stat(outputPaths.manifest(out, release))) : null;
    if (facts) found.push({ release, made: facts.mtimeMs });
  }
  return found.sort(newestFirst);
}

/** The release `current` leads to; null when it leads to none. Throws a `Stop` (1) when it is no link, which a switch could not replace. */
export async function readCurrent(out: string): Promise<string | null> {
  const target = await orAbsent(readlink(outputPaths.current(out))).catch((failure: unknown) => {
    throw codeOf(failure) === 'EINVAL' ? notALink(out) : failure;
  });
  const release = target === null ? null : basename(target);
  return release !== null && isReleaseId(release) && (await orAbsent(stat(outputPaths.release(out, release))))
    ? release
    : null;
}

function notALink(out: string): Stop {
  return new Stop(exit.failed, [
    {
      severity: 'error',
      what: 'no release can be made current',
      where: outputPaths.current(out),
      why: 'it is a file or a folder of its own, where a link to a release should be; copying an output folder can do that',
      fix: 'remove it and build again; copy output folders with .deploy/deploy or cp -a, which keep links',
    },
  ]);
}

const servedSchema = z.object({ release: z.string() });

/** The release that the last reload had nginx serve; null when none is known, a problem when the note cannot be read. */
export async function readServed(out: string): Promise<{ release: string | null; problem?: Problem }> {
  const text = await orAbsent(readFile(outputPaths.served(out), 'utf8'));
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
