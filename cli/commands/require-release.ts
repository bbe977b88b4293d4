import { exit, Stop } from '../problem.ts';
import { readCurrent, outputPaths } from '../release/output-paths.ts';

/** The current release of an output folder. Throws a `Stop` (1) where nothing was published yet. */
export async function requireRelease(out: string): Promise<string> {
  const release = await readCurrent(out);
  if (release !== null) return release;
  throw Stop.of(exit.failed, {
    what: 'no current release',
    where: outputPaths.current(out),
    why: 'no release has been published in this output folder',
    fix: 'run `site generate` first',
  });
}
