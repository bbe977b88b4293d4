import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, copyFile, mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { root, runSite } from './run-site.ts';

const run = promisify(execFile);

/** Another site: what `site create` writes, in a folder of its own, with the packages that its lock file names. */
export async function secondSite(): Promise<{ project: string; said: string; remove: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'site-second-'));
  // An nginx started as root reads as `nobody`, who may not enter a folder made for one.
  await chmod(folder, 0o755);
  const project = join(folder, 'lindenhain');
  const { code, stdout, stderr } = await runSite(['create', project]);
  if (code !== 0) throw new Error(`create ended with ${code}\n${stderr}`);
  await givePackages(project);
  return { project, said: stdout, remove: () => rm(folder, { recursive: true, force: true }) };
}

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
