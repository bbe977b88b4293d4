import type { ManifestPage } from '../release/manifest.ts';
import { matchPages } from '../release/manifest.ts';
import { type AssetChange, compareAssets, type Totals, totalsOf } from './assets.ts';
import { type Bounded, boundedList, sizeOf } from './bounded.ts';
import {
  compareErrorPages,
  compareFiles,
  compareLists,
  type CompareListsOptions,
  type FileChange,
} from './compare-files.ts';
import { compareRules, type RuleChange } from './compare-rules.ts';
import type { Groups, PageName } from './groups.ts';
import { limits } from './limits.ts';
import { type MovedAndOthers, movedPages } from './moved-pages.ts';
import type { ComparedRelease } from './open-release.ts';
import { openPageTally, type PageCounts } from './page-tally.ts';
import { groupOf, type PageWeights } from './page-weight.ts';

/** A release in a comparison, with uncompressed sizes. */
export type Side = { release: string; pages: number; bytes: Totals & { documents: number } };

export type ReleaseDiff = {
  equal: boolean;
  before: Side;
  after: Side;
  pages: MovedAndOthers & PageCounts;
  groups: Groups;
  rules: Bounded<RuleChange>;
  assets: Bounded<AssetChange>;
  files: Bounded<FileChange>;
  weight: PageWeights;
  /** Pages that may look different, those with changes of their own first. */
  looks: Bounded<PageName>;
};

export type CompareOptions = {
  before: ComparedRelease;
  after: ComparedRelease;
  /** Maximum number of changed pages to compare, spread over all groups; the others are counted. Default: all. */
  sample?: { pages: number; ofGroup: number };
  progress?: (done: number) => void;
  /** The feeds of the site. */
  feeds: CompareListsOptions['feeds'];
};

type Pair = { old: ManifestPage; now: ManifestPage };

/** Compares two releases as visitors, search engines and other programs see them. Reads only pages whose hash differs. */
export async function compareReleases({
  before,
  after,
  sample,
  progress,
  feeds,
}: CompareOptions): Promise<ReleaseDiff> {
  const isRead = openSample(sample);
  const tally = openPageTally({ before, after });
  const gone = boundedList<ManifestPage>(limits.moves);
  const come = boundedList<ManifestPage>(limits.moves);
  const sides = { before: openSide(before), after: openSide(after) };
  let done = 0;

  /** Files are read concurrently and compared in order, so that the result is reproducible. */
  async function compareAll(batch: readonly Pair[]): Promise<void> {
    const read = async ({ old, now }: Pair) => ({ old: await before.read(old), now: await after.read(now) });
    const htmls = await Promise.all(batch.map(read));
    batch.forEach(({ now }, at) => {
      tally.compare(now, htmls[at]!);
    });
    progress?.((done += batch.length));
  }

  let batch: Pair[] = [];
  for (const { old, now } of matchPages(before.pages(), after.pages())) {
    const bytes = old && sides.before.count(old);
    if (now) sides.after.count(now, old?.hash === now.hash ? bytes : null);
    if (!old) come.push(now!);
    else if (!now) gone.push(old);
    else if (old.hash === now.hash) tally.skip();
    else if (!isRead(now)) tally.leave();
    else if (batch.push({ old, now }) >= limits.pagesAtOnce) {
      await compareAll(batch);
      batch = [];
    }
  }
  await compareAll(batch);
  const errors = compareErrorPages({ before, after, tally });

  const { added, removed, moved } = await movedPages({ before, after, gone, come });
  const [rules, assets] = [compareRules(before.rules, after.rules), compareAssets(before, after)];
  const plain = compareFiles(before.files, after.files);
  const files = { shown: [...compareLists({ before, after, feeds }), ...errors, ...plain.shown], more: plain.more };
  const { changed, markup, unread } = tally.counts;
  const lists: Bounded<unknown>[] = [added, removed, moved, rules, assets, files];
  return {
    equal: changed + markup + unread === 0 && lists.every((list) => sizeOf(list) === 0),
    before: sides.before.result(),
    after: sides.after.result(),
    pages: { added, removed, moved, ...tally.counts },
    groups: tally.groups(),
    rules,
    assets,
    files,
    weight: tally.weights(),
    looks: tally.looks(assets.shown.some(({ kind }) => kind !== 'scripts')),
  };
}

/** Whether a changed page is in the sample: pages of a group usually change in the same way. */
function openSample(sample: CompareOptions['sample']): (page: ManifestPage) => boolean {
  if (!sample) return () => true;
  const groups = new Map<string, number>();
  let read = 0;
  return (page) => {
    const group = groupOf(page);
    const before = groups.get(group) ?? 0;
    if (read >= sample.pages || before >= sample.ofGroup) return false;
    read += 1;
    groups.set(group, before + 1);
    return true;
  };
}

type OpenSide = {
  /** Counts a page, and returns the bytes of its file, which are read unless they are `known`; null when there is none. */
  count(page: ManifestPage, known?: number | null): number | null;
  result(): Side;
};

function openSide(release: ComparedRelease): OpenSide {
  let [pages, documents] = [0, 0];
  return {
    count({ file }, known = null) {
      const bytes = known ?? release.sizeOf(file);
      pages += 1;
      documents += bytes ?? 0;
      return bytes;
    },
    result: () => ({ release: release.release, pages, bytes: { documents, ...totalsOf(release) } }),
  };
}
