import { isUtf8 } from 'node:buffer';
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
  if (!isUtf8(bytes))
    throw fileProblem({
      folder,
      path,
      place: invalidPlace(bytes),
      what: 'is not UTF-8',
      why: 'it contains invalid UTF-8',
      fix: 'save it as UTF-8',
    });
  return new TextDecoder().decode(bytes);
}

/** Line and column of the first invalid byte. A line break is never part of a character. */
function invalidPlace(bytes: Buffer): string {
  const lines = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes).split('\n');
  let from = 0;
  for (const [index, text] of lines.entries()) {
    const end = bytes.indexOf('\n', from);
    const line = bytes.subarray(from, end < 0 ? bytes.length : end);
    if (!isUtf8(line)) return `${index + 1}:${validLength(line, text) + 1}`;
    from = end + 1;
  }
  return '1:1';
}

/** Number of characters before the first invalid byte. The decoder puts U+FFFD in its place, which a valid text may have, too. */
function validLength(line: Buffer, text: string): number {
  let at = text.indexOf('\ufffd');
  while (isUtf8(line.subarray(0, Buffer.byteLength(text.slice(0, at + 1))))) at = text.indexOf('\ufffd', at + 1);
  return at;
}
