import { basename } from 'node:path';
import type { Feed } from '../define/content-lists.ts';
import type { ReleaseDiff } from '../diff/compare.ts';
import { Stop } from '../problem.ts';
import type { BuiltFrom } from '../release/built-from.ts';
import type { StagedRelease } from '../release/release.ts';
import { type ReleaseSources, sourcesFile } from '../release/sources.ts';
import type { Report } from './report.ts';
import { type Weights, weightsOf } from './measure-weights.ts';

export type ReleaseReport = Report & {
  builtFrom: BuiltFrom;
  weights: Weights;
  /** Differences from the previous release; null for the first release. */
  changes: Changes | null;
};

export type Changes = {
  since: string;
  /** Number of pages by kind of change; null when the previous release cannot be read. */
  pages: Record<'added' | 'removed' | 'moved' | keyof Counts, number> | null;
  why: string | null;
};

type Counts = Omit<ReleaseDiff['pages'], 'added' | 'removed' | 'moved'>;

type ReleaseNotesOptions = Omit<Parameters<typeof weightsOf>[0], 'folder'> & {
  report: Report;
  staged: StagedRelease;
  builtFrom: BuiltFrom;
  mark: string;
  feeds: readonly Feed[];
  sources: ReleaseSources;
};

/** Creates `report.json`, `report.html` and `sources.json`. They are not part of the release's content. */
export async function releaseNotes({
  report,
  staged,
  files,
  pages,
  editions,
  builtFrom,
  mark,
  feeds,
  sources,
}: ReleaseNotesOptions) {
  const { folder, before } = staged;
  const [weights, { changes, diff }] = await Promise.all([
    weightsOf({ files, pages, folder, editions }),
    changesSince({ before, folder, feeds }),
  ]);
  // Load the code only when a release is published.
  const { reportPage } = await import('./page.ts');
  const whole: ReleaseReport = { ...report, builtFrom, changes, weights };
  return [
    { path: 'report.json', content: `${JSON.stringify(whole, null, 2)}\n` },
    { path: 'report.html', content: reportPage({ report: whole, diff, mark }) },
    { path: sourcesFile, content: `${JSON.stringify(sources)}\n` },
  ];
}

/**
 * Maximum number of changed pages to compare, in total and per family or folder. Each takes about 10 ms; `site diff` compares all.
 */
const sample = { pages: 12, ofGroup: 2 };

type ChangesSinceOptions = { before: string | null; folder: string; feeds: readonly Feed[] };
type Found = { changes: Changes | null; diff: ReleaseDiff | null };

/** Compares a release with the current one. If the current one is damaged, the report has the reason, and the build continues. */
async function changesSince({ before, folder, feeds }: ChangesSinceOptions): Promise<Found> {
  if (before === null) return { changes: null, diff: null };
  const since = basename(before);
  try {
    const { compareReleases } = await import('../diff/compare.ts');
    const { openComparedRelease } = await import('../diff/open-release.ts');
    const diff = await compareReleases({
      before: openComparedRelease(before),
      after: openComparedRelease(folder),
      sample,
      feeds,
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
