import { checkRelease } from '../check/check.ts';
import type { Console } from '../console/console.ts';
import { exit, Stop } from '../problem.ts';
import { readCurrent, shelf } from '../release/shelf.ts';

/** Proves the current release, and says what was looked at. Throws a `Stop` (1) that names everything found wrong. */
export async function check({ out, console }: { out: string; console: Console }): Promise<void> {
  const release = await readCurrent(out);
  if (release === null) {
    throw new Stop(exit.failed, [
      { severity: 'error', what: 'there is no release to check', where: shelf.current(out), why: 'nothing was published in this output folder yet', fix: 'run `site generate` first' },
    ]);
  }
  const proof = await checkRelease({ out, release, step: console.step });
  const { pages, links, redirects, requests, planned, problems } = proof;
  console.json(proof);
  console.say(`${release}: ${pages} pages, ${links} links, ${redirects} redirects, ${requests} requests to nginx`);
  if (planned.length > 0) console.say(`${planned.length} linked addresses are planned: ${planned.join(', ')}`);
  if (problems.length > 0) throw new Stop(exit.failed, problems);
  console.say('Nothing found');
}
