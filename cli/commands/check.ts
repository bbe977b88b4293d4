import { checkRelease } from '../check/check.ts';
import { type CheckFormat, formatted } from '../check/formats/index.ts';
import type { Console } from '../console/console.ts';
import type { SiteDefinition } from '../define/site.ts';
import { findNginx, type NginxLocation } from '../preview/find-nginx.ts';
import { exit, Stop } from '../problem.ts';
import { requireRelease } from './require-release.ts';

export type CheckOptions = {
  out: string;
  definition: SiteDefinition;
  nginx: NginxLocation;
  /** Null: text for people. */
  format: CheckFormat | null;
  root: string;
  console: Console;
};

/** Verifies the current release and prints what was checked. Throws a `Stop` (1) with all errors. */
export async function check({ out, definition, nginx, format, root, console }: CheckOptions): Promise<void> {
  const program = findNginx(nginx);
  const release = await requireRelease(out);
  const { problems, ...checked } = await checkRelease({ program, out, release, definition, step: console.step });
  if (format !== null) console.print(formatted({ format, root, definition, release, problems }));
  const { pages, links, redirects, requests, planned } = checked;
  const say = format === null ? console.say : console.step;
  say(`${release}: ${pages} pages, ${links} links, ${redirects} redirects, ${requests} requests to nginx`);
  if (planned.length > 0) say(`${planned.length} linked addresses are planned (\`site routes\` lists them)`);
  if (problems.some(({ severity }) => severity === 'error')) throw new Stop(exit.failed, problems, checked);
  for (const problem of problems) console.problem(problem);
  say(problems.length > 0 ? 'No errors found' : 'No problems found');
  console.json({ ...checked, outcome: 'passed' });
}
