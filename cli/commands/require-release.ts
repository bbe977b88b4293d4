import { exit, Stop } from '../problem.ts';
import { outputFolder, readCurrent } from '../release/output-folder.ts';

/** The current release of an output folder. Throws a `Stop` (1) where nothing was published yet. */
export async function requireRelease(out: string): Promise<string> {
  const output = outputFolder(out);
  const release = await readCurrent(output);
  if (release !== null) return release;
  throw Stop.of(exit.failed, {
    what: 'no current release',
    where: output.current,
    why: 'no release has been published in this output folder',
    fix: 'run `site generate` first',
  });
}
