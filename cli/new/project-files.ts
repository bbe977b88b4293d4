import { existsSync, mkdirSync, readFileSync, rmdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { filesBelow } from '../lib/files-below.ts';
import { nullIfThrown } from '../lib/failure.ts';
import type { Draft, ProjectFiles } from './draft.ts';

/** Reads the files of a project. */
export const projectFiles = (root: string): ProjectFiles => ({
  read: (path) => (existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : null),
  list: (folder) =>
    existsSync(join(root, folder)) ? filesBelow(join(root, folder)).map((file) => `${folder}/${file}`) : [],
  bytes: (path) => readFileSync(join(root, path)),
});

/** Writes and removes the files of a draft, and folders that it leaves empty. */
export function writeDraft({ root, draft }: { root: string; draft: Exclude<Draft, { problem: unknown }> }): void {
  for (const [path, content] of draft.files) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), content);
  }
  for (const path of draft.removed ?? []) {
    rmSync(join(root, path));
    // A folder with other files stays.
    for (let folder = dirname(path); folder !== '.'; folder = dirname(folder))
      if (nullIfThrown(() => rmdirSync(join(root, folder)) ?? true) === null) break;
  }
}
