import type { ContentFailure, ContentReport } from '../content/call-log.ts';
import type { Problem } from '../problem.ts';
import { failedWhat } from '../content/failure.ts';
import { listOf } from '../lib/list-of.ts';
import { pageList } from './page-list.ts';
import { requestKey } from '../content/request-key.ts';

type DegradedOptions = Pick<ContentReport, 'failures' | 'leftOut'> & {
  /** Pages by failed request; omitted while the pages are not known yet. */
  pages?: ReadonlyMap<string, readonly string[]>;
};

/** This many calls that failed for one reason are one problem: the API is down, and each would repeat it. */
const alike = 4;

/**
 * Problems for stale, empty or incomplete data: failed calls first, then skipped records. Requests of one call that failed in the same way
 * are one problem.
 */
export function degradedProblems({ failures, leftOut, pages }: DegradedOptions): Problem[] {
  const pagesOf = (found: readonly { call: string; request: unknown }[]) => {
    if (!pages) return '';
    const each = found.map((one) => pages.get(requestKey(one)) ?? []);
    // A request that no page made itself is of what all pages share.
    return `; ${pageList(each.some(({ length }) => length === 0) ? [] : each.flat())}`;
  };
  const byReason = groupsOf(failures, ({ used, problem }) => `${used} ${problem.why} ${problem.fix}`);
  const callsOf = (group: readonly ContentFailure[]) => [...new Set(group.map(({ call }) => call))];
  const isOutage = (group: readonly ContentFailure[]) => callsOf(group).length >= alike;
  const [down, single] = [byReason.filter(isOutage), byReason.filter((group) => !isOutage(group)).flat()];
  const groups = [...down, ...groupsOf(single, ({ call, used, cause }) => `${call} ${used} ${cause}`)];
  const problems = [
    ...groups.map((group) => {
      const { used, problem } = group[0]!;
      const more =
        group.length > 1 ? ` and ${group.length - 1} more ${group.length === 2 ? 'request' : 'requests'}` : '';
      const what = failedWhat(listOf(callsOf(group), 3), used);
      return { ...problem, what, where: `${problem.where}${more}${pagesOf(group)}` };
    }),
    ...leftOut.map((record) => ({ ...record.problem, where: `${record.problem.where}${pagesOf([record])}` })),
  ];
  return problems.map((problem) => ({ ...problem, degrades: true }));
}

/** Failures with the same key, in order of the first of each. */
function groupsOf(failures: readonly ContentFailure[], keyOf: (failure: ContentFailure) => string): ContentFailure[][] {
  const groups = new Map<string, ContentFailure[]>();
  for (const failure of failures) {
    const key = keyOf(failure);
    groups.set(key, [...(groups.get(key) ?? []), failure]);
  }
  return [...groups.values()];
}
