import { readdirSync } from 'node:fs';
import { join, sep } from 'node:path';

/** A script that brings one kind of place on a page to life, when the place is about to be seen or used: an island, a try-out or a form. */
export type PlaceScript = { kind: 'island' | 'try-out' | 'form'; name: string; file: string };

/** Which files are such scripts. A try-out is named after its page folder, and after its file when it lies in the folder's `try/`. */
const kinds: readonly { kind: PlaceScript['kind']; file: RegExp; name: (page: string, part?: string) => string }[] = [
  { kind: 'form', file: /^components\/forms\/([^/]+)\/form\.ts$/, name: (folder) => `${folder}-form` },
  { kind: 'island', file: /^components\/islands\/([^/]+)\.tsx$/, name: (file) => file },
  {
    kind: 'try-out',
    file: /^pages\/[^/]+\/([^/]+)\/try(?:\/([^/]+))?\.ts$/,
    name: (page, part) => (part === undefined ? page : `${page}-${part}`),
  },
];

/** What a source file is the script of; null when it is none. */
export function placeScriptOf(file: string): PlaceScript | null {
  for (const { kind, file: pattern, name } of kinds) {
    const [found, first, second] = pattern.exec(file) ?? [];
    if (found !== undefined) return { kind, name: name(first!, second), file };
  }
  return null;
}

/** All scripts of places of a project, in the order of their names. Throws when two have the same name. */
export function findPlaceScripts(root: string): PlaceScript[] {
  const files = ['components', 'pages'].flatMap((folder) =>
    (readdirSync(join(root, folder), { recursive: true }) as string[]).map(
      (file) => `${folder}/${file.replaceAll(sep, '/')}`,
    ),
  );
  const found = files.flatMap((file) => placeScriptOf(file) ?? []).sort((a, b) => (a.name < b.name ? -1 : 1));
  const double = found.find(({ name }, index) => found[index + 1]?.name === name);
  if (double) {
    const same = found.filter(({ name }) => name === double.name).map(({ file }) => file);
    throw new Error(`${same.join(' and ')} have the same name, "${double.name}": rename one of them`);
  }
  return found;
}
