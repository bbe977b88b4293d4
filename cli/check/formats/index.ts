import { relativeProblem } from '../../places/relative-problem.ts';
import type { SiteDefinition } from '../../define/site.ts';
import { type Problem, readable } from '../../problem.ts';
import { githubAnnotations } from './github.ts';
import { junitReport } from './junit.ts';
import { sourcePlace } from './source-place.ts';

export type CheckFormat = 'github' | 'junit';

export type FormatOptions = {
  format: CheckFormat;
  root: string;
  definition: SiteDefinition;
  release: string;
  problems: readonly Problem[];
};

export function formatted({ format, root, definition, release, problems }: FormatOptions): string {
  const placed = problems
    .map((problem) => relativeProblem({ problem, root }))
    .map((problem) => ({ problem: shown(problem), place: sourcePlace({ root, definition, problem }) }));
  return format === 'github' ? githubAnnotations(placed) : junitReport({ release, problems: placed });
}

/** A problem with its texts as the terminal shows them: without control characters, and not too long. */
function shown({ severity, what, where, why, fix }: Problem): Problem {
  return { severity, what: readable(what), where: readable(where), why: readable(why), fix: readable(fix) };
}
