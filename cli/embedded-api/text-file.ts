import { isUtf8 } from 'node:buffer';
import { join } from 'node:path';
import { contentBounds } from '../lib/content-bounds.ts';
import { readRegularFile } from '../lib/read-regular-file.ts';
import type { Stop } from '../problem.ts';
import { fileProblem } from './content-problem.ts';

type Place = { folder: string; path: string };

/** Reads a content file. Throws a `Stop` when it does not exist, cannot be read, is too large or is not UTF-8. */
export async function readText(place: Place): Promise<string> {
  const text = await readOptionalText(place);
  if (text === null)
    throw unreadable({ ...place, why: 'it does not exist', fix: 'create the file; see config/content/README.md' });
  return text;
}

/** The same for an optional file; null when it does not exist. */
export async function readOptionalText(place: Place): Promise<string | null> {
  const most = contentBounds.contentFile;
  const read = readRegularFile({ file: join(place.folder, place.path), most });
  if (read.bytes !== null) return textOf(place, read.bytes);
  if (read.missing) return null;
  if (!read.why.startsWith('it has '))
    throw unreadable({ ...place, why: read.why, fix: 'put a file that can be read there' });
  throw fileProblem({
    ...place,
    what: 'is too large',
    why: read.why,
    fix: 'divide its text, and put pictures into files of their own',
  });
}

const unreadable = (why: Place & { why: string; fix: string }): Stop => fileProblem({ ...why, what: 'cannot be read' });

function textOf({ folder, path }: Place, bytes: Buffer): string {
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

/** Line and column of the first invalid byte. The decoder puts U+FFFD in its place, which a valid text may have, too. */
function invalidPlace(bytes: Buffer): string {
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
  let at = text.indexOf('\ufffd');
  while (isUtf8(bytes.subarray(0, Buffer.byteLength(text.slice(0, at + 1))))) at = text.indexOf('\ufffd', at + 1);
  return placeAt(text, at);
}

/** Line and column of a position in a text: `12:7`. */
export function placeAt(text: string, position: number): string {
  const lines = text.slice(0, position).split('\n');
  return `${lines.length}:${lines.at(-1)!.length + 1}`;
}
