import { join } from 'node:path';
import { fileMark } from '../../lib/file-mark.ts';
import { missingClasses, sheetsOf } from '../../places/missing-classes.ts';
import { unknownIcons } from '../../places/unknown-icons.ts';
import type { Problem } from '../../problem.ts';

type Checked = { marks: ReadonlyMap<string, string | null>; icons: string; problems: readonly Problem[] };

export type SourceProblems = (input: { files: readonly string[]; icons: ReadonlySet<string> }) => readonly Problem[];

/** Finds classes and icons that sources name and that do not exist. A source is read again after it or one of its style sheets has changed. */
export function openSourceProblems(root: string): SourceProblems {
  const known = new Map<string, Checked>();
  const markOf = (file: string) => fileMark(join(root, file));
  return ({ files, icons }) => {
    const names = [...icons].join();
    return files.flatMap((file) => {
      const before = known.get(file);
      if (before?.icons === names && [...before.marks].every(([one, mark]) => markOf(one) === mark))
        return before.problems;
      // Before they are read: a change meanwhile is seen the next time.
      const marks = new Map([file, ...sheetsOf({ root, file })].map((one) => [one, markOf(one)]));
      const problems = [
        ...missingClasses({ root, files: [file] }),
        ...unknownIcons({ root, files: [file], known: icons }),
      ];
      known.set(file, { marks, icons: names, problems });
      return problems;
    });
  };
}
