import type { Problem } from '../problem.ts';
import { type Manifest, readManifest } from './manifest.ts';
import { readCurrent, shelf } from './shelf.ts';
import { type Facts, factsOf } from './shrink-guard.ts';

type Found = { previous: Manifest | null; facts: Facts | null; problems: readonly Problem[] };

/** The release that is current when a build starts; a damaged one does not keep its successor back. */
export async function readPrevious(out: string): Promise<Found> {
  const release = await readCurrent(out);
  if (release === null) return { previous: null, facts: null, problems: [] };
  try {
    const previous = { ...(await readManifest(shelf.manifest(out, release))), release };
    return { previous, facts: await factsOf({ head: previous, pages: previous.pages() }), problems: [] };
  } catch (failure) {
    const problem: Problem = {
      severity: 'warning',
      what: 'nothing guards this release against losing pages',
      where: shelf.manifest(out, release),
      why: `the manifest of the current release cannot be read: ${failure instanceof Error ? failure.message : String(failure)}`,
      fix: 'look at what is published after this build; releases are not to be changed by hand',
    };
    return { previous: null, facts: null, problems: [problem] };
  }
}
