import { appendFile } from 'node:fs/promises';
import { forDrafts } from '../pipeline/drafts.ts';
import { build } from '../pipeline/build.ts';
import { holding } from '../pipeline/hold.ts';
import type { GenerateOptions } from '../pipeline/options.ts';
import { summary } from '../report/summary.ts';
import type { Console } from '../console/console.ts';
import type { Settings } from '../environment.ts';
import { findNginx } from '../preview/find-nginx.ts';
import { Stop } from '../problem.ts';
import { serveCurrent } from './reload.ts';

export type GenerateCommandOptions = {
  options: GenerateOptions;
  settings: Settings;
  console: Console;
  /** File of a pipeline that gets the outcome; null for none. */
  outcomeFile: string | null;
  /** Ends the build early; rejects with the reason. */
  interrupted: Promise<never>;
};

/** Builds the whole site and publishes it as a release. Throws a `Stop`; then the current release is unchanged. */
export async function generate({
  options,
  settings: given,
  console,
  outcomeFile,
  interrupted,
}: GenerateCommandOptions): Promise<void> {
  const settings = options.drafts ? forDrafts(given) : given;
  const { out, site, nginx } = settings;
  const reload = options.reload && !options.dryRun;
  // A missing nginx is reported now, not after the build.
  if (reload) findNginx(nginx);
  const { report, outcome } = await holding((hold) => build({ options, settings, console, hold }), interrupted);
  console.say(summary({ report, outcome, out, colours: console.colours }));
  if (outcomeFile) await appendFile(outcomeFile, `outcome=${outcome.kind}\nrelease=${outcome.release}\n`);
  // With --json every warning is among the problems.
  const { warnings: _, ...result } = { ...report, pruned: outcome.pruned, hold: outcome.hold };
  if (reload) await withResult(result, Promise.race([serveCurrent({ out, site, nginx }), interrupted]));
  console.json({ ...result, outcome: outcome.kind });
}

/** A release that nginx does not accept is published all the same, and the failure is reported. */
async function withResult(result: Readonly<Record<string, unknown>>, work: Promise<unknown>): Promise<void> {
  await work.catch((failure: unknown) => {
    throw failure instanceof Stop ? new Stop(failure.code, failure.problems, result) : failure;
  });
}
