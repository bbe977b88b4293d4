import { exit, Stop } from '../problem.ts';
import type { Ending } from './compress.ts';

type StagePathOptions = {
  path: string;
  /** Extensions of its compressed siblings. */
  siblings: readonly Ending[];
  /** Whether a staged file has this path, in lower case. Compressed siblings do not count. */
  isTaken: (lower: string) => boolean;
  /** Extensions of the compressed siblings of a path. */
  besides: (path: string) => readonly Ending[];
};

/** Rejects paths outside the release, hidden files, and paths that are ambiguous on other file systems. */
export function checkPath({ path, siblings, isTaken, besides }: StagePathOptions): void {
  const refuse = (why: string, fix: string): never => {
    throw Stop.of(exit.failed, {
      what: `${JSON.stringify(path)} is not a valid path in a release`,
      where: path,
      why,
      fix,
    });
  };
  const parts = path.split('/');
  if (path.startsWith('/') || parts.includes('..'))
    refuse('it points outside the release', 'use a path below the release, without ..');
  if (parts.includes('') || /[\\\x00-\x1f\x7f]/.test(path)) {
    refuse('it has an empty part, a backslash or a control character', 'use names separated by single slashes');
  }
  if (parts.some((part) => part.startsWith('.') && part !== '.well-known'))
    refuse('it has a part that starts with a dot', 'remove the dot');
  const lower = path.toLowerCase();
  const [, stem = '', ending] = /^(.*)(\.gz|\.br)$/.exec(lower) ?? [];
  const isSibling = ending !== undefined && isTaken(stem) && besides(stem).includes(ending as Ending);
  if (isTaken(lower) || isSibling || siblings.some((form) => isTaken(lower + form))) {
    refuse(
      'the release has a file of that name already (on some systems names that differ only in letter case are the same)',
      'rename one of the two files',
    );
  }
}
