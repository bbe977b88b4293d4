import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { copyFile, mkdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { root } from './run-site.ts';

const run = promisify(execFile);

/** What a project is made of, besides its packages. */
export const sources = [
  'cli',
  'components',
  'config',
  'pages',
  'runtime',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
];
/** Its bundles: a project that never ran has none. */
const bundles = ['cli', 'code', 'browser'];

/**
 * Copies a project, this one unless `from` names another, for a trial that changes its sources. The packages share their files with the
 * project's where one disk holds both. They are no symbolic link: another user may not enter the folder it leads to, and the packages
 * for development, which are left out but for axe, would be there too.
 */
export async function copyProject(to: string, from = root): Promise<void> {
  await mkdir(join(to, '.cache'), { recursive: true });
  const copy = (parts: string[], into: string) =>
    run('cp', ['-RPp', ...parts.map((part) => join(from, part)), join(to, into)]);
  // Bundles are found again by the times of the files they were made from.
  await copy(sources, '.');
  const made = bundles.map((name) => join('.cache', name)).filter((part) => existsSync(join(from, part)));
  if (made.length > 0) await copy(made, '.cache');
  await sharePackages({ from, to });
}

type Installed = { packages: Record<string, { dev?: boolean; devOptional?: boolean }> };

/** The one package for development that the program runs: the dev server shows its findings. */
const axe = 'node_modules/axe-core';

async function sharePackages({ from, to }: { from: string; to: string }): Promise<void> {
  const note = 'node_modules/.package-lock.json';
  const { packages } = JSON.parse(await readFile(join(from, note), 'utf8')) as Installed;
  const wanted = Object.entries(packages)
    .filter(
      ([path, { dev, devOptional }]) => !path.includes('/node_modules/') && ((!dev && !devOptional) || path === axe),
    )
    .map(([path]) => path);
  for (const folder of new Set(wanted.map(dirname))) {
    await mkdir(join(to, folder), { recursive: true });
    const paths = wanted.filter((path) => dirname(path) === folder).map((path) => join(from, path));
    const copy = (flags: string) => run('cp', [flags, ...paths, join(to, folder)]);
    // Another disk has no links to this one.
    await copy('-al').catch(() => copy('-a'));
  }
  await copyFile(join(from, note), join(to, note));
}
