import { readdirSync } from 'node:fs';
import { join, sep } from 'node:path';

/**
 * Paths of all files below a folder, relative to it, with `/`. Reads entries with their types: for names alone, Node.js 20 calls `stat` for
 * each, which takes ten times as long for the project's sources.
 */
export function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map(({ parentPath, name }) => join(parentPath, name).slice(join(folder, '/').length).replaceAll(sep, '/'));
}
