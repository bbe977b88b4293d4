import type { ContentReport } from '../content/call-log.ts';
import type { Plan } from '../plan/plan.ts';
import { exit, type Problem, Stop } from '../problem.ts';
import { degradedProblems } from './degraded.ts';

export function assertSound({ problems }: Pick<Plan, 'problems'>): void {
  const errors = problems.filter(({ severity }) => severity === 'error');
  if (errors.length > 0) throw new Stop(exit.failed, errors);
}

type Degraded = Pick<ContentReport, 'failures' | 'leftOut'> & {
  /** Warnings of texts that are left out because they took too long. */
  overdue: readonly Problem[];
};

/** For `--strict`: throws a `Stop` when a page has stale, empty or incomplete data. */
export function assertNothingDegraded({ overdue, ...report }: Degraded): void {
  const problems = [...degradedProblems(report), ...overdue];
  if (problems.length > 0)
    throw new Stop(exit.refused, [
      ...problems.map((problem) => ({ ...problem, severity: 'error' as const })),
      {
        severity: 'error',
        what: 'nothing was published',
        where: 'this build',
        why: '--strict refuses a release that was made with the failures above; the current release is unchanged',
        fix: 'repeat the build when the API answers, or build without --strict to publish with older or missing data',
      },
    ]);
}

/** A picture of unknown size, which shifts the layout when it loads. */
export function unsizedPicture(url: string): Problem {
  return {
    severity: 'warning',
    what: 'unknown image dimensions',
    where: url,
    why: 'the content gives no width and height, and the image could not be read',
    fix: 'give it width and height in the content, or make the image reachable from the build; a host that did not answer is tried again an hour later',
  };
}
