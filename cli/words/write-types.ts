import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { contentBounds } from '../lib/content-bounds.ts';
import { filesBelow } from '../lib/files-below.ts';
import { nullIfThrown } from '../lib/failure.ts';
import { readRegularFile } from '../lib/read-regular-file.ts';
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
    .flatMap((folder) => filesBelow(join(root, folder)).map((file) => `${folder}/${file}`))
    .filter(hasTypes);
}

/** Whether a file below the project's folder is a words file that code may import. */
export const hasTypes = (file: string) => isWordsFile(file) && folders.some((folder) => file.startsWith(`${folder}/`));

const typesFile = (file: string) => `${typesFolder}/${file.replace(/\.yaml$/, '.d.yaml.ts')}`;
/** The words file that declarations are of; another file is returned unchanged. */
export const wordsFileOf = (file: string) =>
  file.startsWith(`${typesFolder}/`) ? file.slice(typesFolder.length + 1).replace(/\.d\.yaml\.ts$/, '.yaml') : file;

/**
 * Writes the declarations of words files, of all by default, and removes those of files that are gone. Unchanged files are not written.
 * Returns what is written and removed, as paths below the project's folder.
 */
export async function writeWordsTypes(root: string, files: readonly string[] = all(root)): Promise<readonly string[]> {
  const changed: string[] = [];
  for (const file of files) {
    const types = typesFile(file);
    const path = join(root, types);
    const written = nullIfThrown(() => readFileSync(path, 'utf8'));
    const { bytes } = readRegularFile({ file: join(root, file), most: contentBounds.contentFile });
    const wanted = bytes === null ? null : wordsTypes(readWords(bytes.toString()).entries);
    if (wanted === written) continue;
    if (wanted === null) rmSync(path, { force: true });
    else await writeAtomically(path, wanted);
    changed.push(types);
  }
  return changed;
}

/** The words files, and those that have declarations but are gone. */
function all(root: string): string[] {
  const types = join(root, typesFolder);
  const written = existsSync(types) ? filesBelow(types).map((file) => wordsFileOf(`${typesFolder}/${file}`)) : [];
  return [...new Set([...wordsFiles(root), ...written])];
}
