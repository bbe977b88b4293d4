import { copyFile, cp, link, mkdir, readdir, readlink, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from './run-site.ts';

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
 * Copies the project, for a trial that changes its sources. The packages share their files with the project's where one disk
 * holds both. They are no symbolic link: the bundler would find them outside of the project, and an install would go through it.
 */
export async function copyProject(to: string): Promise<void> {
  await mkdir(to, { recursive: true });
  // Bundles are found again by the times of the files they were made from.
  for (const part of parts)
    await cp(join(root, part), join(to, part), { recursive: true, preserveTimestamps: true }).catch(unlessBundle(part));
  await share(join(root, 'node_modules'), join(to, 'node_modules'));
}

/** A project that never ran has no bundles yet. */
const unlessBundle = (part: string) => (error: NodeJS.ErrnoException) => {
  if (error.code !== 'ENOENT' || !part.startsWith('.cache/')) throw error;
};

async function share(from: string, to: string): Promise<void> {
  await mkdir(to);
  for (const entry of await readdir(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) await share(source, target);
    else if (entry.isFile()) await link(source, target).catch(() => copyFile(source, target));
    // Programs of packages, by their relative places.
    else await symlink(await readlink(source), target);
  }
}
