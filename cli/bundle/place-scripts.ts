import { join } from 'node:path';
import { filesBelow } from '../lib/files-below.ts';

/** The script of an island, a try-out or a form. The browser loads it when its element is about to be seen or used. */
export type PlaceScript = { kind: 'island' | 'try-out' | 'form'; name: string; file: string };

/** File patterns of these scripts. A try-out is named after its page folder, and also after its file if it is in the subfolder `try/`. */
const kinds: readonly { kind: PlaceScript['kind']; file: RegExp; name: (page: string, part?: string) => string }[] = [
  { kind: 'form', file: /^components\/forms\/([^/]+)\/form\.ts$/, name: (folder) => `${folder}-form` },
  { kind: 'island', file: /^components\/islands\/([^/]+)\.tsx$/, name: (file) => file },
  {
    kind: 'try-out',
    file: /^pages\/[^/]+\/([^/]+)\/try(?:\/([^/]+))?\.ts$/,
    name: (page, part) => (part === undefined ? page : `${page}-${part}`),
  },
];

/** The script that a source file defines; null when it defines none. */
export function placeScriptOf(file: string): PlaceScript | null {
  for (const { kind, file: pattern, name } of kinds) {
    const [found, first, second] = pattern.exec(file) ?? [];
    if (found !== undefined) return { kind, name: name(first!, second), file };
  }
  return null;
}

/** Finds all these scripts, sorted by name. Throws when two have the same name. */
export function findPlaceScripts(root: string): PlaceScript[] {
  const files = ['components', 'pages'].flatMap((folder) =>
    filesBelow(join(root, folder)).map((file) => `${folder}/${file}`),
  );
  const found = files.flatMap((file) => placeScriptOf(file) ?? []).sort((a, b) => (a.name < b.name ? -1 : 1));
  const double = found.find(({ name }, index) => found[index + 1]?.name === name);
  if (double) {
    const same = found.filter(({ name }) => name === double.name).map(({ file }) => file);
    throw new Error(`${same.join(' and ')} have the same name, "${double.name}": rename one of them`);
  }
  return found;
}
