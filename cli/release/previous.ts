import type { Problem } from '../problem.ts';
import { type Manifest, readManifest } from './manifest.ts';
import { readCurrent, outputPaths } from './output-paths.ts';
import { messageOf } from '../lib/failure.ts';

/** The release that is current when a build starts. A damaged one is reported and does not block the build. */
export async function readPrevious(out: string): Promise<{ previous: Manifest | null; problems: readonly Problem[] }> {
  const release = await readCurrent(out);
  if (release === null) return { previous: null, problems: [] };
  const path = outputPaths.manifest(out, release);
  try {
    return { previous: { ...readManifest(path), release }, problems: [] };
  } catch (failure) {
    return { previous: null, problems: [cannotCompare(path, failure)] };
  }
}

/** The shrink guard cannot compare with a release whose manifest is unreadable. */
export function cannotCompare(manifest: string, failure: unknown): Problem {
  return {
    severity: 'warning',
    what: 'cannot compare this release with the current one',
    where: manifest,
    why: `the manifest of the current release cannot be read: ${messageOf(failure)}`,
    fix: 'check the pages of the new release; do not edit releases by hand',
  };
}
