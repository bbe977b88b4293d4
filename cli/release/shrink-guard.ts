import type { Publishing } from '../../config/publishing.ts';
import type { Problem } from '../problem.ts';
import { listOf } from './list-of.ts';
import { inOrder, type ManifestHead, type ManifestPage } from './manifest.ts';

/** What the guard compares of a release: its pages in the order of manifests, read once. */
export type Facts = {
  navigation: ManifestHead['navigation'];
  pages: Iterable<Seen>;
};

type Seen = Pick<ManifestPage, 'edition' | 'address' | 'family' | 'text'>;
type Question = { before: Facts & { release: string }; after: Facts; shrink: Publishing['shrink'] };

/** Everything a release would lose against the one it replaces, beyond what is configured to be fine. Throws what reading its pages throws. */
export function shrinkProblems({ before, after, shrink }: Question): Problem[] {
  const refusal = (what: string, names: readonly string[], why: string): Problem => ({
    severity: 'error',
    what,
    where: listOf(names),
    why,
    fix: 'if that is meant, publish with --force; else see report.json and the route table for what went missing',
  });
  const had = `release ${before.release} has`;
  const problems: Problem[] = [];

  const rows: string[] = [];
  const families = new Map<string, { count: number; gone: string[] }>();
  const thinner: string[] = [];
  for (const { name, was, is } of pairs(before.pages, after.pages)) {
    if (was.family === null) {
      if (!is) rows.push(name);
    } else {
      const family = families.get(was.family) ?? { count: 0, gone: [] };
      families.set(was.family, family);
      family.count += 1;
      if (!is) family.gone.push(name);
    }
    if (is && was.text > 0 && (was.text - is.text) / was.text >= shrink.text.share)
      thinner.push(`${name} (${was.text} → ${is.text})`);
  }

  if (rows.length > 0) {
    problems.push(refusal(`${pages(rows.length)} of the route table would go`, rows, `${had} what this build has not`));
  }
  for (const [family, { count, gone }] of families) {
    if (gone.length >= shrink.family.pages && gone.length / count > shrink.family.share) {
      problems.push(
        refusal(
          `${gone.length} of ${pages(count)} of ${family} would go`,
          gone,
          `at most ${percent(shrink.family.share)} may go at once`,
        ),
      );
    }
  }
  for (const [edition, entries] of Object.entries(before.navigation)) {
    if (entries > 0 && after.navigation[edition as keyof Facts['navigation']] === 0) {
      problems.push(
        refusal('the navigation would go', [`navigation ${edition}`], `${had} ${entries} entries, this build has none`),
      );
    }
  }
  if (thinner.length > shrink.text.pages) {
    problems.push(
      refusal(
        `${pages(thinner.length)} would lose ${percent(shrink.text.share)} or more of their main text`,
        thinner,
        `at most ${shrink.text.pages} pages may at once; numbers are characters`,
      ),
    );
  }
  return problems;
}

/** Every page that was, and what it is now; null when it is gone. Both sides are in the same order, so neither has to be held. */
function* pairs(before: Iterable<Seen>, after: Iterable<Seen>): Iterable<{ name: string; was: Seen; is: Seen | null }> {
  const now = after[Symbol.iterator]();
  let next = now.next();
  for (const was of before) {
    while (!next.done && inOrder(next.value, was) < 0) next = now.next();
    const is = !next.done && inOrder(next.value, was) === 0 ? next.value : null;
    yield { name: `${was.edition} ${was.address}`, was, is };
  }
}

const pages = (count: number) => (count === 1 ? '1 page' : `${count} pages`);
const percent = (share: number) => `${Math.round(share * 100)}%`;
