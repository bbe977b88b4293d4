import { join } from 'node:path';
import { escapeLiteral } from '../server-model/patterns.ts';
import type { Problem } from '../problem.ts';

type RelativeProblemOptions = { problem: Problem; root: string };

/**
 * A problem whose paths are relative to the project. The fix is left as it is: it may be a command for another folder, or a line of an nginx
 * configuration.
 */
export function relativeProblem({ problem, root }: RelativeProblemOptions): Problem {
  const folder = new RegExp(`(?<![\\w.~/-])${escapeLiteral(join(root, '/'))}(?=[^\\s])`, 'g');
  const below = (text: string) => text.replace(folder, '');
  const { what, where, why, excerpt, trace } = problem;
  return {
    ...problem,
    what: below(what),
    where: below(where),
    why: below(why),
    ...(excerpt !== undefined && { excerpt: below(excerpt) }),
    ...(trace !== undefined && { trace: trace.map(below) }),
  };
}
