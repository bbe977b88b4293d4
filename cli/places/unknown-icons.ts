import { nearest } from '../lib/nearest.mjs';
import type { Problem } from '../problem.ts';
import { atPlace, textOf } from './place.ts';

/** Matches names of icons in sources: a property, or a prop of a component. */
const named = /(?:\bicon(?:=|: )['"]|<Icon\b[^>]*?\bname=")([a-z][\w-]*)['"]/g;

type UnknownIconsOptions = { root: string; files: readonly string[]; known: ReadonlySet<string> };

/** Finds icon names in sources that the library does not have. */
export function unknownIcons({ root, files, known }: UnknownIconsOptions): Problem[] {
  return files.flatMap((file) =>
    [...(textOf({ root, file }) ?? '').matchAll(named)].flatMap((found) => {
      const name = found[1]!;
      if (known.has(name)) return [];
      const at = found.index + found[0].lastIndexOf(name);
      const problem: Problem = {
        severity: 'warning',
        what: `unknown icon: ${name}`,
        where: file,
        why: 'the icon library (lucide) has no icon of this name, so none is shown',
        fix: `use one of ${nearest(name, [...known]).join(', ')}, or another name of https://lucide.dev/icons`,
      };
      return [atPlace({ problem, root, place: { file, at, length: name.length } })];
    }),
  );
}
