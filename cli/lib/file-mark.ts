import { type Stats, statSync } from 'node:fs';

/** A text that differs after a change of a file: its time, size and inode. */
export const markOf = ({ mtimeMs, size, ino }: Stats): string => `${mtimeMs} ${size} ${ino}`;

/** The mark of a file; null when it is missing. */
export function fileMark(path: string): string | null {
  const facts = statSync(path, { throwIfNoEntry: false });
  return facts ? markOf(facts) : null;
}
