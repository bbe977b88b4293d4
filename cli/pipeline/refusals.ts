import type { ContentReport } from '../content/call-log.ts';
import { emptyMenus } from '../content/empty-menus.ts';
import { isList } from '../content/list-calls.ts';
import type { ContentIndexes } from '../content/indexes.ts';
import type { Editions } from '../define/editions.ts';
import type { SiteDefinition } from '../define/site.ts';
import type { Plan } from '../plan/plan.ts';
import { exit, type Problem, Stop } from '../problem.ts';
import { degradedProblems } from './degraded.ts';

export function assertSound({ problems }: Pick<Plan, 'problems'>): void {
  const errors = problems.filter(({ severity }) => severity === 'error');
  if (errors.length > 0) throw new Stop(exit.failed, errors);
}

/** For `--strict`: throws a `Stop` when one of the warnings is about stale, empty or incomplete data, or a picture that pages lack. */
export function assertNothingDegraded(warnings: readonly Problem[]): void {
  refuse({
    problems: warnings.filter(({ degrades }) => degrades),
    why: '--strict refuses a release that was made with the failures above; the current release is unchanged',
    fix: 'repeat the build when they are corrected, or build without --strict to publish with older or missing data',
  });
}

type AssertFirstCompleteOptions = {
  failures: ContentReport['failures'];
  /** Menus by name. */
  navigation: ContentIndexes['navigation'];
  definition: Pick<SiteDefinition, 'menus' | 'calls'>;
  editions: Editions;
};

/**
 * For a build without a release before it, which the guard against shrinking could compare with: throws a `Stop` when an edition has no
 * menu, or a call that lists records failed.
 */
export function assertFirstComplete({ failures, navigation, definition, editions }: AssertFirstCompleteOptions): void {
  const { menus, calls } = definition;
  const missing = failures.filter(
    ({ call, request, used }) => used === 'empty' && isList({ row: calls[call], request }),
  );
  refuse({
    problems: [
      ...degradedProblems({ failures: missing, leftOut: [] }),
      ...emptyMenus({ call: menus.call, navigation, editions, failures }),
    ],
    why: 'a first release has nothing to be compared with, so it must have its menus and lists',
    fix: 'repeat the build when they are corrected, or pass --force to publish without them',
  });
}

type RefuseOptions = { problems: readonly Problem[] } & Pick<Problem, 'why' | 'fix'>;

/** Throws a `Stop` when there are problems, with the reason last. */
function refuse({ problems, ...reason }: RefuseOptions): void {
  if (problems.length === 0) return;
  const errors = [...problems, { what: 'nothing was published', where: 'this build', ...reason }];
  throw new Stop(
    exit.refused,
    errors.map((problem) => ({ ...problem, severity: 'error' })),
  );
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
