import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileProblem } from './content-problem.ts';

type NamesInOptions = { folder: string; path: string; ending: string; optional?: boolean };

/**
 * Base names of the files with an extension in a folder, sorted. Throws a `Stop` when the folder does not exist, unless it is optional.
 */
export async function namesIn({ folder, path, ending, optional = false }: NamesInOptions): Promise<string[]> {
  const files = await readdir(join(folder, path)).catch((error: NodeJS.ErrnoException) => {
    if (optional && error.code === 'ENOENT') return [];
    throw fileProblem({
      folder,
      path,
      what: 'cannot be read',
      why: error.code === 'ENOENT' ? 'the folder does not exist' : error.message,
      fix: 'create the folder; see config/content/README.md',
    });
  });
  return files
    .filter((file) => file.endsWith(ending))
    .map((file) => file.slice(0, -ending.length))
    .sort();
}
