import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { contentLimits } from '../../config/content-limits.ts';
import { fileProblem } from './content-problem.ts';

type Place = { folder: string; path: string };

/** Reads a content file. Throws a `Stop` when it does not exist, is too large or is not UTF-8. */
export async function readText(place: Place): Promise<string> {
  return textOf(place, await readFile(join(place.folder, place.path)).catch(unreadable(place)));
}

/** Reads an optional content file. Throws a `Stop` when it cannot be read or is not UTF-8. */
export async function readOptionalText(place: Place): Promise<string | null> {
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
      why: error.code === 'ENOENT' ? 'it does not exist' : error.message,
      fix: 'create the file; see config/content/README.md',
    });
  };
}

function textOf({ folder, path }: Place, bytes: Buffer): string {
  const most = contentLimits.contentFile;
  if (bytes.length > most)
    throw fileProblem({
      folder,
      path,
      what: 'is too large',
      why: `it has ${bytes.length} bytes, more than ${most}`,
      fix: 'divide its text, and put pictures into files of their own',
    });
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw fileProblem({
      folder,
      path,
      what: 'is not UTF-8',
      why: 'it contains invalid UTF-8',
      fix: 'save it as UTF-8',
    });
  }
}
