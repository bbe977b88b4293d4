import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, copyFile, mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { type RunningApi, startApi } from '../../cli/embedded-api/server.ts';
import definition from '../fixtures/site/config/index.ts';
import { givePictures } from './drawn-images.ts';
import { copyProject } from './project-copy.ts';
import { root, runSite } from './run-site.ts';

const run = promisify(execFile);

/** Another site: the one that `site create` writes, in a folder of its own. */
export type SecondSite = { folder: string; project: string; remove: () => Promise<void> };

/** What `site create` writes, and said, with the packages that its lock file names. */
export async function createdSite(): Promise<SecondSite & { said: string }> {
  const { folder, project, remove } = await emptyFolder();
  const { code, stdout, stderr } = await runSite(['create', project]);
  if (code !== 0) throw new Error(`create ended with ${code}\n${stderr}`);
  await givePackages(project);
  await givePictures(join(project, '.cache/site'));
  return { folder, project, said: stdout, remove };
}

/** The second site for a test file that changes it: a copy of the one that a whole run of tests made, with its bundles. */
export async function secondSite(): Promise<SecondSite> {
  const shared = process.env['SITE_TEST_SECOND'];
  if (!shared) return createdSite();
  const site = await emptyFolder();
  await copyProject(site.project, shared);
  return site;
}

/** The second site for all test files that change nothing in it. */
export async function sharedSecondSite(): Promise<Pick<SecondSite, 'project' | 'remove'>> {
  const project = process.env['SITE_TEST_SECOND'];
  return project ? { project, remove: async () => undefined } : createdSite();
}

async function emptyFolder(): Promise<SecondSite> {
  const folder = await mkdtemp(join(tmpdir(), 'site-second-'));
  // An nginx started as root reads as `nobody`, who may not enter a folder made for one.
  await chmod(folder, 0o755);
  return { folder, project: join(folder, 'lindenhain'), remove: () => rm(folder, { recursive: true, force: true }) };
}

/** Its content, served as its API. */
export const startSecondApi = (content: string, { port = 0, latency = 0 } = {}): Promise<RunningApi> =>
  startApi({ definition, content, port, articles: 0, latency });

/** Gives a project the packages of its lock file, and no others: they share their files with those of this project. */
async function givePackages(project: string): Promise<void> {
  const { packages } = JSON.parse(await readFile(join(project, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, object>;
  };
  // Optional packages are installed for this platform alone.
  const wanted = Object.keys(packages).filter((path) => path !== '' && existsSync(join(root, path)));
  const outer = wanted.filter((path) => !path.includes('/node_modules/'));
  for (const folder of new Set(outer.map(dirname))) {
    await mkdir(join(project, folder), { recursive: true });
    const paths = outer.filter((path) => dirname(path) === folder).map((path) => join(root, path));
    const copy = (flags: string) => run('cp', [flags, ...paths, join(project, folder)]);
    // Another disk has no links to this one.
    await copy('-al').catch(() => copy('-a'));
  }
  const note = 'node_modules/.package-lock.json';
  await copyFile(join(root, note), join(project, note));
}
