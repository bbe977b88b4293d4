import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileProblem } from './content-problem.ts';

/** Text of a content file. Throws a `Stop` when it is not there or not UTF-8. */
export async function readText({ folder, path }: { folder: string; path: string }): Promise<string> {
  const bytes = await readFile(join(folder, path)).catch((error: NodeJS.ErrnoException) => {
    throw fileProblem({
      folder,
      path,
      what: 'cannot be read',
      why: error.code === 'ENOENT' ? 'it is not there' : error.message,
      fix: 'put it there: the content README says what it holds',
    });
  });
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw fileProblem({
      folder,
      path,
      what: 'is not UTF-8',
      why: 'some of its bytes are no UTF-8 characters',
      fix: 'save it as UTF-8',
    });
  }
}
