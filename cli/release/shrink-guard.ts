import type { Publishing } from '../../config/publishing.ts';
import type { Problem } from '../problem.ts';
import { listOf } from './list-of.ts';
import type { ManifestHead, ManifestPage } from './manifest.ts';

/** What the guard compares of a release. */
export type Facts = {
  release: string;
  navigation: ManifestHead['navigation'];
  /** By edition and address, such as `zh /im`. */
  pages: ReadonlyMap<string, Pick<ManifestPage, 'family' | 'text'>>;
};

type Seen = Pick<ManifestPage, 'edition' | 'address' | 'family' | 'text'>;

/** Reads the facts of a release from its head and its pages. */
export function factsOf({ head, pages }: { head: Pick<ManifestHead, 'release' | 'navigation'>; pages: Iterable<Seen> }): Facts {
  const facts = new Map<string, Pick<ManifestPage, 'family' | 'text'>>();
  for (const { edition, address, family, text } of pages) facts.set(`${edition} ${address}`, { family, text });
  return { release: head.release, navigation: head.navigation, pages: facts };
}

/** Everything a release would lose against the one it replaces, beyond what is configured to be fine. */
export function shrinkProblems({ before, after, shrink }: { before: Facts; after: Facts; shrink: Publishing['shrink'] }): Problem[] {
  const refusal = (what: string, names: readonly string[], why: string): Problem => ({
    severity: 'error',
    what,
    where: listOf(names),
    why,
    fix: 'if that is meant, publish with --force; else see report.json and the route table for what went missing',
  });
  const had = `release ${before.release} has`;
  const problems: Problem[] = [];

  const lost = [...before.pages].filter(([name]) => !after.pages.has(name));
  const rows = lost.filter(([, { family }]) => family === null).map(([name]) => name);
  if (rows.length > 0) {
    problems.push(refusal(`${pages(rows.length)} of the route table would go`, rows, `${had} what this build has not`));
  }

  for (const [family, members] of familiesOf(before)) {
    const gone = members.filter((name) => !after.pages.has(name));
    if (gone.length >= shrink.family.pages && gone.length / members.length > shrink.family.share) {
      problems.push(refusal(`${gone.length} of ${pages(members.length)} of ${family} would go`, gone, `at most ${percent(shrink.family.share)} may go at once`));
    }
  }

  for (const [edition, entries] of Object.entries(before.navigation)) {
    if (entries > 0 && after.navigation[edition as keyof Facts['navigation']] === 0) {
      problems.push(refusal('the navigation would go', [`navigation ${edition}`], `${had} ${entries} entries, this build has none`));
    }
  }

  const thinner: string[] = [];
  for (const [name, { text }] of before.pages) {
    const left = after.pages.get(name)?.text;
    if (left !== undefined && text > 0 && (text - left) / text >= shrink.text.share) thinner.push(`${name} (${text} → ${left})`);
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

function familiesOf(facts: Facts): Map<string, string[]> {
  const families = new Map<string, string[]>();
  for (const [name, { family }] of facts.pages) {
    if (family === null) continue;
    const members = families.get(family) ?? [];
    families.set(family, members);
    members.push(name);
  }
  return families;
}

const pages = (count: number) => (count === 1 ? '1 page' : `${count} pages`);
const percent = (share: number) => `${Math.round(share * 100)}%`;
