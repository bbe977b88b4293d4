import { readFile } from 'node:fs/promises';
import { dirname, join, normalize } from 'node:path';
import glob from 'fast-glob';

/** Source files by path below the project's folder. */
export type Sources = ReadonlyMap<string, string>;

/** Reads the scripts and styles of the site's own folders. */
export async function readSources(root: string): Promise<Sources> {
  const files = await glob('{cli,components,config,pages,runtime}/**/*.{ts,tsx,mjs,css}', { cwd: root });
  const texts = await Promise.all(files.sort().map((file) => readFile(join(root, file), 'utf8')));
  return new Map(files.map((file, at) => [file, texts[at]!]));
}

/** Reads the words of pages, and of the parts that they share. */
export async function readWords(root: string): Promise<readonly string[]> {
  const files = await glob('{pages,components}/**/*.yaml', { cwd: root });
  return Promise.all(files.map((file) => readFile(join(root, file), 'utf8')));
}

/** `from '…'`, `import '…'` and `import('…')` of scripts, imports of types included; `@import '…'` of styles. */
const imports = /(?:\bfrom|\bimport|@import)\s*\(?\s*'(\.[^']+)'/g;

/** The files that each file imports; those that are not among the sources are left out. */
export function importsOf(sources: Sources): ReadonlyMap<string, readonly string[]> {
  return new Map(
    [...sources].map(([file, text]) => [
      file,
      Array.from(text.matchAll(imports), ([, path]) => normalize(join(dirname(file), path!))).filter((path) =>
        sources.has(path),
      ),
    ]),
  );
}
