import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Contestant, Kind } from './contestant.ts';

/** Saves changes of a kind. Throws when the file has no place for them. */
export async function saveWith({ folder, changes }: Contestant, kind: Kind) {
  const { file, from, to } = changes[kind];
  const path = join(folder, file);
  const before = await readFile(path, 'utf8');
  if (!before.includes(from)) throw new Error(`${file} does not contain ${from}`);
  return {
    write: (text: string) =>
      writeFile(
        path,
        before.replace(from, () => to(text)),
      ),
    undo: () => writeFile(path, before),
  };
}
