import { basename } from 'node:path';
import type { ReleaseDiff } from '../diff/compare.ts';
import { Stop } from '../problem.ts';
import type { Changes } from './release-report.ts';

/**
 * Maximum number of changed pages to compare, in total and per family or folder. Each takes about 10 ms; `site diff` compares all.
 */
const sample = { pages: 12, ofGroup: 2 };

type ChangesSinceOptions = { before: string | null; folder: string };
type Found = { changes: Changes | null; diff: ReleaseDiff | null };

/** Compares a release with the current one. If the current one is damaged, the report has the reason, and the build continues. */
export async function changesSince({ before, folder }: ChangesSinceOptions): Promise<Found> {
  if (before === null) return { changes: null, diff: null };
  const since = basename(before);
  try {
    const { compareReleases } = await import('../diff/compare.ts');
    const { openComparedRelease } = await import('../diff/open-release.ts');
    const diff = await compareReleases({
      before: openComparedRelease(before),
      after: openComparedRelease(folder),
      sample,
    });
    const { added, removed, moved, ...counts } = diff.pages;
    const numberOf = (list: typeof added | typeof removed | typeof moved) => list.shown.length + list.more;
    const pages = { added: numberOf(added), removed: numberOf(removed), moved: numberOf(moved), ...counts };
    return { changes: { since, pages, why: null }, diff };
  } catch (failure) {
    if (!(failure instanceof Stop)) throw failure;
    return { changes: { since, pages: null, why: failure.problems.map(({ why }) => why).join('; ') }, diff: null };
  }
}
