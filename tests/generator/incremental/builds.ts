import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ManifestPage } from '../../../cli/release/manifest.ts';
import { copyTree } from '../../support/copy-tree.ts';
import type { runSite } from '../../support/run-site.ts';
import { treeOf } from '../../support/tree.ts';

export type Report = {
  release: string;
  outcome: string;
  pages: { total: number; errorPages: number; rendered: number; reused: number };
  failures: unknown;
  problems: unknown;
};
export type Manifest = { release: string; assets: string[]; pages: ManifestPage[] };
/** A release as it lies on the disk. */
export type Built = {
  report: Report;
  manifest: Manifest;
  /** Every file but the reports: path, hash, and for what is served its time. Assets kept for the release before are apart. */
  files: string[];
  keptAssets: string[];
  read: (path: string) => Promise<string>;
};

/** Output and cache of one build after another. */
export type Place = { out: string; cache: string };
export const placeIn = (folder: string): Place => ({ out: join(folder, 'out'), cache: join(folder, 'cache') });

/** Copies output and cache as they are. */
export async function copyPlace(from: Place, to: Place): Promise<void> {
  for (const part of ['out', 'cache'] as const) await copyTree(from[part], to[part]);
}

/** Builds and reads the release back. Throws with what the program said when it fails. */
export async function buildIn({
  by,
  project,
  api = '',
  args = [],
  out,
  cache,
}: Place & {
  /** Runs the program. */
  by: typeof runSite;
  project: string;
  /** Another than the embedded one. */
  api?: string;
  args?: readonly string[];
}): Promise<Built> {
  // The folder that rules name is the same for all, and so is the moment, which a release is named after.
  const env = {
    SITE_OUT: out,
    SITE_CACHE: cache,
    SITE_API: api,
    SITE_DEPLOY_DIR: '/srv/site',
    SOURCE_DATE_EPOCH: '1795000000',
  };
  const { code, stdout, stderr } = await by(['generate', '--no-compress', '--json', ...args], { project, env });
  if (code !== 0) throw new Error(`generate ended with ${code}\n${stderr}`);
  const report = JSON.parse(stdout) as Report;
  const release = join(out, 'releases', report.release);
  const read = (path: string) => readFile(join(release, path), 'utf8');
  const manifest = JSON.parse(await read('manifest.json')) as Manifest;
  const lines = await treeOf(release);
  const isKept = (line: string) =>
    line.startsWith('site/assets/') && !manifest.assets.some((path) => line.startsWith(`site/${path} `));
  return {
    report,
    manifest,
    files: lines.filter((line) => !/^report\.(?:json|html) /.test(line) && !isKept(line)).map(withoutOwnTime),
    keptAssets: lines.filter(isKept).map((line) => line.split(' ')[0]!),
    read,
  };
}

/** What is not served has the time it was written at. */
const withoutOwnTime = (line: string) => (line.startsWith('site/') ? line : line.replace(/ \d+$/, ''));
