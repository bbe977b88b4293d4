import type { Problem } from '../../problem.ts';
import { githubAnnotations } from './github.ts';
import { junitReport } from './junit.ts';
import { sourcePlace } from './source-place.ts';

/** Forms in which `site check` prints what it found, besides text. */
export type CheckFormat = 'github' | 'junit';

export type FormatInput = { format: CheckFormat; root: string; release: string; problems: readonly Problem[] };

/** What was found, as the programs of a pipeline read it. */
export function formatted({ format, root, release, problems }: FormatInput): string {
  const placed = problems.map((problem) => ({ problem, place: sourcePlace({ root, problem }) }));
  return format === 'github' ? githubAnnotations(placed) : junitReport({ release, problems: placed });
}
