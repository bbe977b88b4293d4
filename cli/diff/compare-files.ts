import { type Bounded, firstOf } from './bounded.ts';
import { limits } from './limits.ts';

/** A static file: documents, verification files, `security.txt`. */
export type FileChange = {
  path: string;
  change: 'added' | 'removed' | 'changed';
  entries?: string;
};

type PlainFile = { path: string; hash: string };

export function compareFiles(old: readonly PlainFile[], now: readonly PlainFile[]): Bounded<FileChange> {
  const [before, after] = [old, now].map((files) => new Map(files.map(({ path, hash }) => [path, hash]))) as [
    Map<string, string>,
    Map<string, string>,
  ];
  const changes = [...new Set([...before.keys(), ...after.keys()])].sort().flatMap((path): FileChange[] => {
    if (!after.has(path)) return [{ path, change: 'removed' }];
    if (!before.has(path)) return [{ path, change: 'added' }];
    return before.get(path) === after.get(path) ? [] : [{ path, change: 'changed' }];
  });
  return firstOf(changes, limits.assets);
}
