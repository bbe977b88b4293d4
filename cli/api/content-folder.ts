import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileProblem } from './content-problem.ts';

/**
 * Names, without their ending, of a folder's files with that ending, sorted.
 * Throws a `Stop` when there is no such folder, unless it is optional.
 */
export async function namesIn({
  folder,
  path,
  ending,
  optional = false,
}: {
  folder: string;
  path: string;
  ending: string;
  optional?: boolean;
}): Promise<string[]> {
  const files = await readdir(join(folder, path)).catch((error: NodeJS.ErrnoException) => {
    if (optional && error.code === 'ENOENT') return [];
    throw fileProblem({
      folder,
      path,
      what: 'cannot be read',
      why: error.code === 'ENOENT' ? 'the folder is not there' : error.message,
      fix: 'make the folder: the content README says what it holds',
    });
  });
  return files
    .filter((file) => file.endsWith(ending))
    .map((file) => file.slice(0, -ending.length))
    .sort();
}
