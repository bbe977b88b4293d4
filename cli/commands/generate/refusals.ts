import type { ContentReport } from '../../content/report.ts';
import type { Plan } from '../../plan/plan.ts';
import { exit, type Problem, Stop } from '../../problem.ts';
import { tellAsk } from './make-page.ts';
import type { PagesMade } from './make-pages.ts';
import { tellPages } from './tell-pages.ts';

/** Ends a build whose plan has errors, naming every one. */
export function assertSound({ problems }: Plan): void {
  const errors = problems.filter(({ severity }) => severity === 'error');
  if (errors.length > 0) throw new Stop(exit.failed, errors);
}

/** With `--strict` a page that shows something old, nothing, or not all refuses the release. */
export function assertNothingDegraded({ failures, leftOut }: ContentReport): void {
  const degraded = [...failures, ...leftOut];
  if (degraded.length > 0) throw new Stop(exit.refused, degraded.map(({ problem }) => ({ ...problem, severity: 'error' as const })));
}

/** Records that are on no page because they do not fit, with the pages that lack them. */
export function leftOutRecords({ leftOut, made }: { leftOut: ContentReport['leftOut']; made: PagesMade }): Problem[] {
  return leftOut.map(({ call, request, problem }) => {
    const pages = made.degraded.get(tellAsk({ call, request })) ?? [];
    return { ...problem, where: `${problem.where}; ${tellPages(pages)}` };
  });
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
