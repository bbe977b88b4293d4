import { join } from 'node:path';
import { type Cost, measured } from './measured.ts';

/** What a build says of itself with `--json`. */
export type Report = {
  outcome: string;
  pages: { rendered: number; reused: number };
};
export type Built = Cost & { report: Report };
export type Folders = { out: string; cache: string };

type BuildOptions = Folders & { project: string; api: string; flags?: readonly string[]; env?: Record<string, string> };

/** One `site generate`, measured. Without compressed files unless the flags say so. */
export async function build({
  project,
  out,
  cache,
  api,
  flags = ['--no-compress'],
  env = {},
}: BuildOptions): Promise<Built> {
  const { stdout, ...cost } = await measured({
    file: process.execPath,
    args: [join(project, 'cli/bin.mjs'), 'generate', '--json', '--api', api, ...flags],
    env: { SITE_OUT: out, SITE_CACHE: cache, ...env },
  });
  return { ...cost, report: JSON.parse(stdout) as Report };
}
