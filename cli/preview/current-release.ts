import { existsSync, readFileSync, readlinkSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Rules } from '../emit/rules/rules.ts';
import { exit, Stop } from '../problem.ts';

/** The release that `current` points at: its rules and its document root. */
export type CurrentRelease = { rules: Rules; site: string };

/**
 * A reader of the current release that follows `current`: rules are read again when it was switched.
 * Throws a `Stop` when there is no release.
 */
export function currentReleaseOf(out: string): () => CurrentRelease {
  const link = join(out, 'current');
  let known: { target: string; release: CurrentRelease } | null = null;
  return () => {
    if (!existsSync(join(link, 'redirects.json'))) throw nothingToShow(out);
    const target = readlinkSync(link);
    if (known?.target !== target) {
      const folder = join(out, target);
      const rules = JSON.parse(readFileSync(join(folder, 'redirects.json'), 'utf8')) as Rules;
      known = { target, release: { rules, site: join(folder, 'site') } };
    }
    return known.release;
  };
}

/** Whether a file is there; a folder is none, and a name that no file could have is none either. */
export function isFile(path: string): boolean {
  try {
    return statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;
  } catch {
    return false;
  }
}

function nothingToShow(out: string): Stop {
  return new Stop(exit.failed, [
    {
      severity: 'error',
      what: 'there is no release to show',
      where: join(out, 'current'),
      why: 'nothing was published in this output folder yet',
      fix: 'run `npm run generate` first',
    },
  ]);
}
