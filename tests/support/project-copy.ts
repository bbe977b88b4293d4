import { execFile } from 'node:child_process';
import { cp, mkdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { root } from './run-site.ts';

const run = promisify(execFile);

/** What the program is made of, and its bundles as far as they were made. */
const parts = [
  'cli',
  'components',
  'config',
  'pages',
  'runtime',
  'package.json',
  'package-lock.json',
  '.cache/cli',
  '.cache/code',
  '.cache/browser',
];

/**
 * Copies a project, this one unless `from` names another, for a trial that changes its sources. The packages share their files with the
 * project's where one disk holds both. They are no symbolic link: the bundler would find them outside of the project, and an install
 * would go through it. Packages for development are left out but for axe.
 */
export async function copyProject(to: string, from = root): Promise<void> {
  await mkdir(to, { recursive: true });
  // Bundles are found again by the times of the files they were made from.
  for (const part of parts)
    await cp(join(from, part), join(to, part), { recursive: true, preserveTimestamps: true }).catch(unlessBundle(part));
  await sharePackages({ from, to });
}

/** A project that never ran has no bundles yet. */
const unlessBundle = (part: string) => (error: NodeJS.ErrnoException) => {
  if (error.code !== 'ENOENT' || !part.startsWith('.cache/')) throw error;
};

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
  await cp(join(from, note), join(to, note));
}
