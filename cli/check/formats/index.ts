import type { Problem } from '../../problem.ts';
import { githubAnnotations } from './github.ts';
import { junitReport } from './junit.ts';
import { sourcePlace } from './source-place.ts';

export type CheckFormat = 'github' | 'junit';

export type FormatInput = { format: CheckFormat; root: string; release: string; problems: readonly Problem[] };

export function formatted({ format, root, release, problems }: FormatInput): string {
  const placed = problems.map((problem) => ({ problem, place: sourcePlace({ root, problem }) }));
  return format === 'github' ? githubAnnotations(placed) : junitReport({ release, problems: placed });
}
