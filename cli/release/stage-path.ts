import { exit, type Problem, Stop } from '../problem.ts';
import type { Ending } from './compress.ts';

type Question = {
  path: string;
  /** Compressed forms to put beside it. */
  siblings: readonly Ending[];
  /** Whether there is a file of that path in small letters; compressed forms are none of their own. */
  isTaken: (small: string) => boolean;
  /** Compressed forms beside a path. */
  besides: (path: string) => readonly Ending[];
};

/** Refuses what would leave the release, hide in it, or mean something else to another file system. */
export function checkPath({ path, siblings, isTaken, besides }: Question): void {
  const refuse = (why: string, fix: string): never => {
    const problem: Problem = {
      severity: 'error',
      what: `${JSON.stringify(path)} cannot be a file of a release`,
      where: path,
      why,
      fix,
    };
    throw new Stop(exit.failed, [problem]);
  };
  const parts = path.split('/');
  if (path.startsWith('/') || parts.includes('..'))
    refuse('it leaves the release', 'give a path below the release, without ..');
  if (parts.includes('') || /[\\\x00-\x1f\x7f]/.test(path)) {
    refuse('it has an empty part, a backslash or a control character', 'give names separated by single slashes');
  }
  if (parts.some((part) => part.startsWith('.') && part !== '.well-known'))
    refuse('it has a part that starts with a dot', 'give it a name that shows');
  const small = path.toLowerCase();
  const [, stem = '', ending] = /^(.*)(\.gz|\.br)$/.exec(small) ?? [];
  const isSibling = ending !== undefined && isTaken(stem) && besides(stem).includes(ending as Ending);
  if (isTaken(small) || isSibling || siblings.some((form) => isTaken(small + form))) {
    refuse(
      'the release has a file of that name already (on some systems names that differ only in letter case are the same)',
      'find the two that make it, and rename one',
    );
  }
}
