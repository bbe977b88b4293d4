import { accessSync, constants, statSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { nullIfThrown } from './failure.ts';

/** The first executable file of one of the names in the folders of PATH, then among other paths; null when there is none. */
export function findProgram(names: readonly string[], path: string, others: readonly string[]): string | null {
  const folders = path.split(delimiter).filter((folder) => folder !== '');
  const inPath = folders.flatMap((folder) => names.map((name) => join(folder, name)));
  return [...inPath, ...others].find(isProgram) ?? null;
}

export function isProgram(path: string): boolean {
  const isExecutableFile = nullIfThrown(() => {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  });
  return isExecutableFile ?? false;
}
