import { type Bounded, boundedList } from './bounded.ts';
import { compareViews } from './compare-views.ts';
import { type Groups, openGroups, type PageName } from './groups.ts';
import { kinds } from './kinds.ts';
import { limits } from './limits.ts';
import type { ComparedRelease } from './open-release.ts';
import { type ComparedPage, openPageWeights, type PageWeights, weightOf } from './page-weight.ts';
import { readView } from './read-view.ts';
import { stableNames } from './stable-names.ts';

/** Number of pages in both releases, by kind of difference. */
export type PageCounts = {
  /** Something of `groups` changed. */
  changed: number;
  /** Only markup changed: classes, drawings, attributes for scripts. */
  markup: number;
  /** Only names of assets or of the release changed. */
  renamed: number;
  unchanged: number;
  /** Changed, but not in the sample that was compared. */
  unread: number;
};

export type PageTally = {
  compare(page: ComparedPage, htmls: { old: string; now: string }): void;
  skip(): void;
  leave(): void;
  counts: Readonly<PageCounts>;
  groups(): Groups;
  weights(): PageWeights;
  /** Pages that may look different: those with visible changes, then those whose styles changed. */
  looks(restyled: boolean): Bounded<PageName>;
};

export function openPageTally({ before, after }: { before: ComparedRelease; after: ComparedRelease }): PageTally {
  const groups = openGroups();
  const weights = openPageWeights();
  const seen = boundedList<PageName>(limits.listedPages);
  const others = boundedList<PageName>(limits.listedPages);
  const counts: PageCounts = { changed: 0, markup: 0, renamed: 0, unchanged: 0, unread: 0 };
  return {
    compare(page, { old, now }) {
      weights.add(page, {
        old: weightOf({ html: old, release: before }),
        now: weightOf({ html: now, release: after }),
      });
      const changes = compareViews(
        readView({ html: old, digest: before.digest }),
        readView({ html: now, digest: after.digest }),
      );
      groups.add(page, changes);
      const kind = changes.length > 0 ? 'changed' : stableNames(old) === stableNames(now) ? 'renamed' : 'markup';
      counts[kind] += 1;
      const isSeen = kind === 'markup' || changes.some((change) => kinds[change.kind].seen);
      (isSeen ? seen : others).push({ edition: page.edition, address: page.address });
    },
    skip() {
      counts.unchanged += 1;
    },
    leave() {
      counts.unread += 1;
    },
    counts,
    groups: groups.result,
    weights: weights.result,
    looks(restyled) {
      const listed = [...seen.shown, ...(restyled ? others.shown : [])].slice(0, limits.listedPages);
      const all = seen.shown.length + seen.more + (restyled ? others.shown.length + others.more : 0);
      return { shown: listed, more: all - listed.length };
    },
  };
}
