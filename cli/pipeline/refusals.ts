import type { ContentReport } from '../content/call-log.ts';
import type { ContentIndexes } from '../content/indexes.ts';
import type { Editions } from '../define/editions.ts';
import type { SiteDefinition } from '../define/site.ts';
import type { Plan } from '../plan/plan.ts';
import { exit, type Problem, Stop } from '../problem.ts';

export function assertSound({ problems }: Pick<Plan, 'problems'>): void {
  const errors = problems.filter(({ severity }) => severity === 'error');
  if (errors.length > 0) throw new Stop(exit.failed, errors);
}

/** For `--strict`: throws a `Stop` when one of the warnings is about stale, empty or incomplete data, or a picture that pages lack. */
export function assertNothingDegraded(warnings: readonly Problem[]): void {
  const problems = warnings.filter(({ degrades }) => degrades);
  if (problems.length > 0)
    throw new Stop(exit.refused, [
      ...problems.map((problem) => ({ ...problem, severity: 'error' as const })),
      {
        severity: 'error',
        what: 'nothing was published',
        where: 'this build',
        why: '--strict refuses a release that was made with the failures above; the current release is unchanged',
        fix: 'repeat the build when they are corrected, or build without --strict to publish with older or missing data',
      },
    ]);
}

type AssertFirstCompleteInput = {
  failures: ContentReport['failures'];
  /** Menus by name. */
  navigation: ContentIndexes['navigation'];
  definition: Pick<SiteDefinition, 'menus' | 'lists'>;
  editions: Editions;
};

/**
 * For a build without a release before it, which the guard against shrinking could compare with: throws a `Stop` when an edition has no
 * menu, or a call that lists records failed.
 */
export function assertFirstComplete({ failures, navigation, definition, editions }: AssertFirstCompleteInput): void {
  const refusal = (what: string, where: string, why: string): Problem => ({
    severity: 'error',
    what,
    where,
    why: `${why}; there is no release yet that has it`,
    fix: 'build again when the content is complete, or pass --force to publish the first release without it',
  });
  const empty = failures.filter(({ used }) => used === 'empty');
  const lists = new Set(Object.values(definition.lists).map((list) => ('ask' in list ? list.ask.call : list.paged)));
  const problems = [
    ...Object.entries(editions)
      .filter(([, edition]) => (navigation[edition.navigation] ?? []).length === 0)
      .map(([name, { navigation: menu }]) => {
        const failed = empty.find(({ call }) => call === definition.menus.call);
        return refusal(
          `the ${name} edition would have no menu`,
          `${definition.menus.call}, menu ${menu}`,
          failed?.problem.why ?? 'the content has no entries for it',
        );
      }),
    ...empty
      .filter(({ call }) => lists.has(call))
      .map(({ call, problem }) =>
        refusal(`the site would have no page of the list of ${call}`, problem.where, problem.why),
      ),
  ];
  if (problems.length > 0) throw new Stop(exit.refused, problems);
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
