import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileProblem } from './content-problem.ts';

type Place = { folder: string; path: string };

/** Text of a content file. Throws a `Stop` when it is not there or not UTF-8. */
export async function readText(place: Place): Promise<string> {
  return textOf(place, await readFile(join(place.folder, place.path)).catch(unreadable(place)));
}

/** Text of a content file, or null when it is not there. Throws a `Stop` when it cannot be read or is not UTF-8. */
export async function readTextIfThere(place: Place): Promise<string | null> {
  const bytes = await readFile(join(place.folder, place.path)).catch((error: NodeJS.ErrnoException) =>
    error.code === 'ENOENT' ? null : unreadable(place)(error),
  );
  return bytes && textOf(place, bytes);
}

function unreadable({ folder, path }: Place): (error: NodeJS.ErrnoException) => never {
  return (error) => {
    throw fileProblem({
      folder,
      path,
      what: 'cannot be read',
      why: error.code === 'ENOENT' ? 'it is not there' : error.message,
      fix: 'put it there: the content README says what it holds',
    });
  };
}

function textOf({ folder, path }: Place, bytes: Buffer): string {
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
