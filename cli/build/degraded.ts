import type { ContentFailure, ContentReport } from '../content/call-log.ts';
import type { Problem } from '../problem.ts';
import { pageList } from './page-list.ts';
import { requestKey } from '../content/request-key.ts';

type DegradedInput = Pick<ContentReport, 'failures' | 'leftOut'> & {
  /** Pages by failed request; omitted while the pages are not known yet. */
  pages?: ReadonlyMap<string, readonly string[]>;
};

/**
 * Problems for stale, empty or incomplete data: failed calls first, then skipped records. Requests of one call that failed in the same way
 * are one problem.
 */
export function degradedProblems({ failures, leftOut, pages }: DegradedInput): Problem[] {
  const groups = new Map<string, ContentFailure[]>();
  for (const failure of failures) {
    const key = `${failure.call} ${failure.used} ${failure.cause}`;
    groups.set(key, [...(groups.get(key) ?? []), failure]);
  }
  const pagesOf = (found: readonly { call: string; request: unknown }[]) =>
    pages ? `; ${pageList(found.flatMap((one) => pages.get(requestKey(one)) ?? []))}` : '';
  return [
    ...[...groups.values()].map((group) => {
      const { problem } = group[0]!;
      const more =
        group.length > 1 ? ` and ${group.length - 1} more ${group.length === 2 ? 'request' : 'requests'}` : '';
      return { ...problem, where: `${problem.where}${more}${pagesOf(group)}` };
    }),
    ...leftOut.map((record) => ({ ...record.problem, where: `${record.problem.where}${pagesOf([record])}` })),
  ];
}
