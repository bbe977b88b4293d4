import { existsSync, readFileSync, readlinkSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { exit, Stop } from '../problem.ts';
import type { ServerRules } from '../server-model/server-rules.ts';
import { type LocalAddresses, type Relocation, relocate } from './relocate.ts';
import { nullIfThrown } from '../lib/failure.ts';

/** The release that `current` points at: its rules and its document root. */
export type CurrentRelease = {
  rules: ServerRules;
  site: string;
  /** Replaces the origins in its text files; null where they are right. */
  rewrite: Relocation['rewrite'] | null;
};

export type CurrentReleaseOptions = {
  out: string;
  /** Where the release answers; null: where it was built for. */
  addresses?: LocalAddresses | null;
};

/**
 * A reader of the current release that follows `current`: it reads the rules again after a switch.
 * Throws a `Stop` (1) when there is no release.
 */
export function currentReleaseReader({ out, addresses = null }: CurrentReleaseOptions): () => CurrentRelease {
  const link = join(out, 'current');
  let cached: { target: string; release: CurrentRelease } | null = null;
  return () => {
    if (!existsSync(join(link, 'redirects.json'))) {
      throw Stop.of(exit.failed, {
        what: 'there is no release to preview',
        where: link,
        why: 'no release has been published in this output folder',
        fix: 'run `npm run generate` first',
      });
    }
    const target = readlinkSync(link);
    if (cached?.target !== target) {
      const folder = join(out, target);
      const rules = JSON.parse(readFileSync(join(folder, 'redirects.json'), 'utf8')) as ServerRules;
      const relocation = addresses && relocate(rules, addresses);
      cached = { target, release: { site: join(folder, 'site'), ...(relocation ?? { rules, rewrite: null }) } };
    }
    return cached.release;
  };
}

/** Whether a path is a file, not a folder; false for names that no file could have. */
export function isFile(path: string): boolean {
  return nullIfThrown(() => statSync(path).isFile()) ?? false;
}
