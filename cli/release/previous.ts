import type { Problem } from '../problem.ts';
import { type Manifest, readManifest } from './manifest.ts';
import { readCurrent, outputPaths } from './output-paths.ts';

/** The release that is current when a build starts; a damaged one does not keep its successor back. */
export async function readPrevious(out: string): Promise<{ previous: Manifest | null; problems: readonly Problem[] }> {
  const release = await readCurrent(out);
  if (release === null) return { previous: null, problems: [] };
  const path = outputPaths.manifest(out, release);
  try {
    return { previous: { ...readManifest(path), release }, problems: [] };
  } catch (failure) {
    return { previous: null, problems: [unguarded(path, failure)] };
  }
}

/** Nobody can say what a release would lose against one that cannot be read. */
export function unguarded(manifest: string, failure: unknown): Problem {
  return {
    severity: 'warning',
    what: 'nothing guards this release against losing pages',
    where: manifest,
    why: `the manifest of the current release cannot be read: ${failure instanceof Error ? failure.message : String(failure)}`,
    fix: 'look at what is published after this build; releases are not to be changed by hand',
  };
}
