import { copyFile, mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Console } from '../console/console.ts';
import { assertEmpty } from '../lib/assert-empty.ts';
import { newProject } from '../new/new-project.ts';

export type CreateOptions = {
  /** The project that the generator is in. */
  root: string;
  /** Absolute path of the new project. */
  to: string;
  console: Console;
};

/** Writes a new project with a small site. Throws a `Stop` (2) when the folder is not empty. */
export async function create({ root, to, console }: CreateOptions): Promise<void> {
  await assertEmpty({ folder: to, why: 'a new project would mix its files with those that are there' });
  const files = newProject({ root, to });
  for (const folder of new Set([...files.keys()].map((path) => dirname(join(to, path)))))
    await mkdir(folder, { recursive: true });
  for (const [path, file] of files)
    if ('text' in file) await writeFile(join(to, path), file.text);
    else await copyFile(file.from, join(to, path));
  console.json({ folder: to, files: files.size });
  console.say(`Wrote ${files.size} files to ${to}: the generator, and a small site to begin with.`);
  console.say('Next:');
  console.say(`  cd ${to}`);
  console.say('  npm run generate   installs the packages, and builds the site into output/');
  console.say('  npm run preview    serves it on this machine');
  console.say('README.md in that folder says which files to change first.');
}
