import { dirname, join } from 'node:path';
import type { Problem } from '../problem.ts';
import { atPlace, textOf } from './place.ts';

const sheet = /import (\w+) from '(\.[^']+\.module\.css)'/g;

/** Finds classes that sources use and their style sheets do not define. */
export function missingClasses({ root, files }: { root: string; files: readonly string[] }): Problem[] {
  return files
    .filter((file) => /\.tsx?$/.test(file))
    .flatMap((file) => {
      const text = textOf({ root, file }) ?? '';
      return [...text.matchAll(sheet)].flatMap(([, name, path]) => {
        const styles = join(dirname(file), path!);
        const classes = classesOf(textOf({ root, file: styles }) ?? '');
        return [...text.matchAll(new RegExp(`(?<![\\w./-])${name}(?:\\.(\\w+)|\\['([^']+)'\\])`, 'g'))].flatMap(
          (use) => {
            const used = use[1] ?? use[2]!;
            if (classes.has(used)) return [];
            const problem: Problem = {
              severity: 'warning',
              what: `missing class: ${used}`,
              where: file,
              why: `${styles} has no class of that name`,
              fix: 'write the class, or correct its name',
            };
            return [atPlace({ problem, root, place: { file, at: use.index, length: use[0].length } })];
          },
        );
      });
    });
}

/** The style sheets whose classes a source uses. */
export const sheetsOf = ({ root, file }: { root: string; file: string }): string[] =>
  [...(textOf({ root, file }) ?? '').matchAll(sheet)].map(([, , path]) => join(dirname(file), path!));

const classesOf = (css: string) => new Set([...css.matchAll(/\.([a-zA-Z_][\w-]*)/g)].map(([, name]) => name!));
