import { dirname, join } from 'node:path';
import { textOf } from '../../places/place.ts';
import { wordsFileOf } from '../../words/write-types.ts';

const specifier = /\b(?:from|import)\s*\(?\s*['"](\.{1,2}\/[^'"]+)['"]/g;

/** Which sources of a project import which, from their texts. */
export type Imports = {
  /** Reads files ahead: those of a large project take a tenth of a second. */
  read(files: readonly string[]): void;
  /** Reads a file again when it is needed. */
  changed(file: string): void;
  /** Some files and all that import them, directly or not. */
  reaching(starts: readonly string[], files: readonly string[]): ReadonlySet<string>;
};

export function openImports(root: string): Imports {
  const known = new Map<string, readonly string[]>();

  function importsOf(file: string): readonly string[] {
    const found =
      known.get(file) ??
      [...(textOf({ root, file }) ?? '').matchAll(specifier)].map(([, name]) => join(dirname(file), name!));
    known.set(file, found);
    return found;
  }

  return {
    read: (files) => files.forEach(importsOf),
    changed: (file) => void known.delete(file),
    reaching(starts, files) {
      const importers = new Map<string, string[]>();
      for (const file of files)
        for (const imported of importsOf(file)) importers.set(imported, [...(importers.get(imported) ?? []), file]);
      const found = new Set(starts.map(wordsFileOf));
      // What is added during the iteration is visited, too.
      for (const file of found) for (const importer of importers.get(file) ?? []) found.add(importer);
      return found;
    },
  };
}
