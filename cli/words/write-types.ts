import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow } from '../lib/files-below.ts';
import { nullIfThrown } from '../lib/failure.ts';
import { writeAtomically } from '../lib/write-atomically.ts';
import { isWordsFile, readWords } from './read-words.ts';
import { wordsTypes } from './words-types.ts';

/** Folders of code that may import words. */
const folders = ['pages', 'components', 'tests'];

/** Where TypeScript finds the declarations: `rootDirs` in `tsconfig.json` names this folder. */
export const typesFolder = '.cache/types';

/** The words files of a project, as paths below its folder. */
export function wordsFiles(root: string): string[] {
  return folders
    .filter((folder) => existsSync(join(root, folder)))
    .flatMap((folder) =>
      filesBelow(join(root, folder))
        .filter((file) => isWordsFile(file))
        .map((file) => `${folder}/${file}`),
    );
}

const typesFile = (file: string) => `${typesFolder}/${file.replace(/\.yaml$/, '.d.yaml.ts')}`;
/** The words file that declarations are of; another file is returned unchanged. */
export const wordsFileOf = (file: string) =>
  file.startsWith(`${typesFolder}/`) ? file.slice(typesFolder.length + 1).replace(/\.d\.yaml\.ts$/, '.yaml') : file;

/**
 * Writes the declarations of all words files, and removes those of files that are gone. Unchanged files are not written. Returns what is
 * written and removed, as paths below the project's folder.
 */
export async function writeWordsTypes(root: string): Promise<readonly string[]> {
  const wanted = new Map(
    wordsFiles(root).map((file) => [
      typesFile(file),
      wordsTypes(readWords(readFileSync(join(root, file), 'utf8')).entries),
    ]),
  );
  const written = existsSync(join(root, typesFolder)) ? filesBelow(join(root, typesFolder)) : [];
  const changed = written.map((file) => `${typesFolder}/${file}`).filter((file) => !wanted.has(file));
  for (const file of changed) rmSync(join(root, file), { force: true });
  for (const [file, types] of wanted) {
    const path = join(root, file);
    if (nullIfThrown(() => readFileSync(path, 'utf8')) === types) continue;
    await writeAtomically(path, types);
    changed.push(file);
  }
  return changed;
}
