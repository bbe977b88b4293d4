import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { filesBelow } from '../lib/files-below.ts';
import { exit, Stop } from '../problem.ts';
import { type LockFile, type PackageFile, packageFiles } from './package-files.ts';

/** The files of a new project, by path below its folder: their text, or the file that they are copied from. */
export type ProjectFiles = ReadonlyMap<string, { text: string } | { from: string }>;

/** The site that a project begins with, below the folder of the project that the generator is in. */
export const templateFolder = 'tests/fixtures/site';

const ignored = 'node_modules/\noutput/\n.cache/\n';

type NewProjectOptions = { root: string; to: string };

/** A project with this generator and the site of the template. Throws a `Stop` (2) where the template is not installed. */
export function newProject({ root, to }: NewProjectOptions): ProjectFiles {
  const template = join(root, templateFolder);
  if (!existsSync(template))
    throw Stop.of(exit.usage, {
      what: 'no template for a new project',
      where: template,
      why: 'only the repository of the generator has it, and this is a project with a site of its own',
      fix: 'run `site create` in the repository of the generator, or copy this project and change its site',
    });
  const read = <File>(name: string) => JSON.parse(readFileSync(join(root, name), 'utf8')) as File;
  const { manifest, lock } = packageFiles({
    name: packageName(basename(to)),
    own: read<PackageFile>('package.json'),
    lock: read<LockFile>('package-lock.json'),
  });
  const tsconfig = read<{ include: readonly string[] }>('tsconfig.json');
  const copied = (folder: string, below = '') =>
    filesBelow(folder).map((file) => [below + file, { from: join(folder, file) }] as const);
  return new Map<string, { text: string } | { from: string }>([
    ...copied(join(root, 'cli'), 'cli/'),
    ...copied(template),
    ['package.json', json(manifest)],
    ['package-lock.json', json(lock)],
    ['tsconfig.json', json({ ...tsconfig, include: tsconfig.include.filter((part) => part !== 'tests') })],
    ['.gitignore', { text: ignored }],
  ]);
}

const json = (value: object) => ({ text: `${JSON.stringify(value, null, 2)}\n` });

/** A name that npm accepts, from that of a folder. */
const packageName = (folder: string) =>
  folder
    .toLowerCase()
    .replace(/[^a-z0-9-]+/g, '-')
    .replace(/^-+|-+$/g, '') || 'site';
