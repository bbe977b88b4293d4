import type { ContentReport } from '../../content/report.ts';
import type { Plan } from '../../plan/plan.ts';
import { exit, type Problem, Stop } from '../../problem.ts';

/** Ends a build whose plan has errors, naming every one. */
export function assertSound({ problems }: Plan): void {
  const errors = problems.filter(({ severity }) => severity === 'error');
  if (errors.length > 0) throw new Stop(exit.failed, errors);
}

/** With `--strict` a page that shows something old or nothing refuses the release. */
export function assertNothingDegraded({ failures }: ContentReport): void {
  if (failures.length > 0) throw new Stop(exit.refused, failures.map(({ problem }) => ({ ...problem, severity: 'error' as const })));
}

/** A picture whose size could not be had: its page moves when it arrives. */
export function unsizedPicture(url: string): Problem {
  return {
    severity: 'warning',
    what: 'the size of a picture is not known',
    where: url,
    why: 'the content does not say it, and the picture could not be read',
    fix: 'give it width and height in the content, or make the picture reachable from the build',
  };
}
