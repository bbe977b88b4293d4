import type { Edition } from '../define/editions.ts';
import { redirectFilePath } from '../define/redirect-file-path.ts';
import type { Publishing } from '../define/site.ts';
import { listOf } from '../lib/list-of.ts';
import { exit, type Problem, Stop } from '../problem.ts';
import { cannotCompare } from './existing-release.ts';
import { type Manifest, type ManifestHead, type ManifestPage, matchPages } from './manifest.ts';

/** The parts of a release that the guard compares. Pages are in manifest order and read once. */
export type ReleaseSummary = {
  navigation: ManifestHead['navigation'];
  pages: Iterable<PageSummary>;
};

type PageSummary = Pick<ManifestPage, 'edition' | 'address' | 'family' | 'text'>;
type ShrinkOptions = {
  before: ReleaseSummary & { release: string };
  after: ReleaseSummary;
  /** Addresses that redirect or are declared to be removed: their pages are not lost. */
  answered: readonly { edition: Edition; address: string }[];
  shrink: Publishing['shrink'];
};

type CheckShrinkingOptions = Omit<ShrinkOptions, 'before'> & {
  /** The current release, and the path of its manifest; null when there is none. */
  before: Manifest | null;
  manifest: string;
  force: boolean;
};

/** Checks whether the site would shrink. Throws a `Stop` (3), or returns warnings when forced. */
export function checkShrinking({ before, manifest, force, ...options }: CheckShrinkingOptions): Problem[] {
  if (!before) return [];
  let shrinking: Problem[];
  try {
    shrinking = shrinkProblems({ ...options, before: { ...before, pages: before.pages() } });
  } catch (failure) {
    return [cannotCompare(manifest, failure)];
  }
  if (shrinking.length > 0 && !force) throw new Stop(exit.refused, shrinking);
  return shrinking.map((problem) => ({ ...problem, severity: 'warning' }));
}

/** Losses against the current release beyond the configured limits. Throws errors of reading the pages. */
export function shrinkProblems({ before, after, answered, shrink }: ShrinkOptions): Problem[] {
  const refusal = (what: string, names: readonly string[], why: string, fix = unintended): Problem => ({
    severity: 'error',
    what,
    where: listOf(names),
    why,
    fix,
  });
  const had = `release ${before.release} has`;
  const problems: Problem[] = [];

  const known = new Set(answered.map(({ edition, address }) => `${edition} ${address.toLowerCase()}`));
  const rows: string[] = [];
  const families = new Map<string, { count: number; gone: string[] }>();
  const thinner: string[] = [];
  for (const { old, now } of matchPages(before.pages, after.pages)) {
    if (!old) continue;
    const name = `${old.edition} ${old.address}`;
    const gone = !now && !known.has(name.toLowerCase());
    if (old.family === null) {
      if (gone) rows.push(name);
    } else {
      const family = families.get(old.family) ?? { count: 0, gone: [] };
      families.set(old.family, family);
      family.count += 1;
      if (gone) family.gone.push(name);
    }
    if (now && old.text > 0 && (old.text - now.text) / old.text >= shrink.text.share)
      thinner.push(`${name} (${old.text} → ${now.text})`);
  }

  if (rows.length > 0) {
    problems.push(
      refusal(
        `${pages(rows.length)} of the route table would disappear`,
        rows,
        `${had} ${rows.length === 1 ? 'it' : 'them'}, this build does not`,
        declare(rows),
      ),
    );
  }
  for (const [family, { count, gone }] of families) {
    if (gone.length >= shrink.family.pages && gone.length / count > shrink.family.share) {
      problems.push(
        refusal(
          `${gone.length} of ${pages(count)} of ${family} would disappear`,
          gone,
          `at most ${percent(shrink.family.share)} may disappear at once`,
          declare(gone),
        ),
      );
    }
  }
  for (const [edition, entries] of Object.entries(before.navigation)) {
    if (entries > 0 && after.navigation[edition as keyof ReleaseSummary['navigation']] === 0) {
      problems.push(
        refusal(
          'the navigation would be empty',
          [`navigation ${edition}`],
          `${had} ${entries} entries, this build has none`,
        ),
      );
    }
  }
  if (thinner.length > shrink.text.pages) {
    problems.push(
      refusal(
        `${pages(thinner.length)} would lose ${percent(shrink.text.share)} or more of their main text`,
        thinner,
        `at most ${shrink.text.pages} pages may at once; numbers are characters`,
        'if this is intended, raise `publishing.shrink.text` in the definition of the site, or pass --force; otherwise check the content',
      ),
    );
  }
  return problems;
}

const unintended = 'pass --force if this is intended; otherwise check the route table and the content';

/** How to say in a file what became of pages: that reviewers see, and no later build needs `--force`. */
function declare([first = '']: readonly string[]): string {
  const address = first.replace(/^\S+ /, '');
  return `if this is intended, add a row for each address to ${redirectFilePath}, \`- gone: ${address}\` or \`- from: ${address}\` with \`to:\`, or pass --force; otherwise check the route table and the content`;
}

const pages = (count: number) => (count === 1 ? '1 page' : `${count} pages`);
const percent = (share: number) => `${Math.round(share * 100)}%`;
