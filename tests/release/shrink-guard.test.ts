import { describe, expect, it } from 'vitest';
import type { Edition } from '../../config/editions.ts';
import { publishing } from '../../config/publishing.ts';
import { type ReleaseSummary, shrinkProblems } from '../../cli/release/shrink-guard.ts';
import { comparePages } from '../../cli/release/manifest.ts';
import { openRelease } from '../../cli/release/open-release.ts';
import { problemsOf } from './support/problems-of.ts';
import { build, moment, optionsIn, stageSite } from './support/small-site.ts';
import { temporaryFolder } from './support/temporary-folder.ts';

type Pages = Record<string, { family?: string; text?: number }>;

/** Pages by edition and address, such as `zh /im`, as a manifest has them. */
const facts = (pages: Pages, navigation = { zh: 8, en: 4 }): ReleaseSummary => ({
  navigation,
  pages: Object.entries(pages)
    .map(([name, { family = null, text = 100 }]) => ({
      edition: name.slice(0, 2) as Edition,
      address: name.slice(3),
      family,
      text,
    }))
    .sort(comparePages),
});
/** A family of so many articles, each with so much text. */
const articles = (count: number, text = 100): Pages =>
  Object.fromEntries(
    Array.from({ length: count }, (_, index) => [`zh /blog/${index + 1}`, { family: 'blog-articles', text }]),
  );
type Answered = Parameters<typeof shrinkProblems>[0]['answered'];
const problems = (before: ReleaseSummary, after: ReleaseSummary, answered: Answered = []) =>
  shrinkProblems({ before: { ...before, release: 'R1' }, after, answered, shrink: publishing.shrink });
const fix = 'pass --force if this is intended; otherwise check the route table and the content';
const declare = (address: string) =>
  `if this is intended, add a row for each address to config/content/redirects.yaml, \`- gone: ${address}\` or \`- from: ${address}\` with \`to:\`, or pass --force; otherwise check the route table and the content`;

describe('the shrink guard', () => {
  it('lets a site grow and change', () => {
    expect(problems(facts({ 'zh /im': {} }), facts({ 'zh /im': { text: 90 }, 'zh /sms': {}, ...articles(3) }))).toEqual(
      [],
    );
  });

  it('refuses the loss of any page of the route table, by edition', () => {
    const before = facts({ 'zh /im': {}, 'en /im': {}, 'zh /sms': {} });
    expect(problems(before, facts({ 'en /im': {} }))).toEqual([
      {
        severity: 'error',
        what: '2 pages of the route table would disappear',
        where: 'zh /im, zh /sms',
        why: 'release R1 has them, this build does not',
        fix: declare('/im'),
      },
    ]);
    expect(problems(before, facts({ 'zh /im': {}, 'zh /sms': {} }))[0]!.what).toBe(
      '1 page of the route table would disappear',
    );
  });

  it('lets pages move whose old addresses redirect or are declared to be removed, in the same edition', () => {
    const before = facts({ 'zh /Im': {}, 'en /im': {}, ...articles(4) });
    const answered: Answered = ['/im', '/blog/1', '/blog/2', '/blog/3'].map((address) => ({ edition: 'zh', address }));
    expect(problems(before, facts({ 'en /im': {}, 'zh /blog/4': {} }), answered)).toEqual([]);
    expect(problems(before, facts(articles(4)), answered).map(({ where }) => where)).toEqual(['en /im']);
  });

  it('lets a family lose two pages, however small it is, and refuses three', () => {
    expect(problems(facts(articles(4)), facts(articles(2)))).toEqual([]);
    expect(problems(facts(articles(4)), facts(articles(1)))).toEqual([
      {
        severity: 'error',
        what: '3 of 4 pages of blog-articles would disappear',
        where: 'zh /blog/2, zh /blog/3, zh /blog/4',
        why: 'at most 5% may disappear at once',
        fix: declare('/blog/2'),
      },
    ]);
  });

  it('lets a family lose a twentieth, and refuses one page more', () => {
    for (const size of [60, 100, 140, 1000, 10_000]) {
      expect(problems(facts(articles(size)), facts(articles(size * 0.95)))).toEqual([]);
      expect(problems(facts(articles(size)), facts(articles(size * 0.95 - 1)))).toHaveLength(1);
    }
  });

  it('names the first of many pages and counts the rest', () => {
    const [problem] = problems(facts(articles(20)), facts({}));
    expect(problem!.where).toBe(
      `${[1, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 2].map((number) => `zh /blog/${number}`).join(', ')} and 8 more`,
    );
  });

  it('refuses an empty navigation where there was one', () => {
    expect(problems(facts({}), facts({}, { zh: 8, en: 0 }))).toEqual([
      {
        severity: 'error',
        what: 'the navigation would be empty',
        where: 'navigation en',
        why: 'release R1 has 4 entries, this build has none',
        fix,
      },
    ]);
    expect(problems(facts({}), facts({}, { zh: 1, en: 1 }))).toEqual([]);
    expect(problems(facts({}, { zh: 0, en: 0 }), facts({}, { zh: 0, en: 0 }))).toEqual([]);
  });

  it('lets ten pages lose half of their main text, and refuses eleven', () => {
    expect(problems(facts(articles(10)), facts(articles(10, 50)))).toEqual([]);
    expect(problems(facts(articles(11)), facts(articles(11, 51)))).toEqual([]);
    const [problem, ...others] = problems(facts(articles(11)), facts(articles(11, 50)));
    expect(others).toEqual([]);
    expect(problem).toEqual({
      severity: 'error',
      what: '11 pages would lose 50% or more of their main text',
      where: [1, 10, 11, 2, 3, 4, 5, 6, 7, 8, 9].map((number) => `zh /blog/${number} (100 → 50)`).join(', '),
      why: 'at most 10 pages may at once; numbers are characters',
      fix: 'if this is intended, raise `publishing.shrink.text` in the definition of the site, or pass --force; otherwise check the content',
    });
  });

  it('reports everything that would be lost at once', () => {
    const before = facts({ 'zh /im': {}, ...articles(11) });
    expect(problems(before, facts(articles(3, 0), { zh: 0, en: 0 })).map(({ what }) => what)).toEqual([
      '1 page of the route table would disappear',
      '8 of 11 pages of blog-articles would disappear',
      'the navigation would be empty',
      'the navigation would be empty',
    ]);
  });
});

describe('publishing a site that shrinks', () => {
  it('is refused with exit code 3; --force publishes it with warnings', async () => {
    const options = optionsIn(await temporaryFolder());
    const first = await build(options, { text: 'one', addresses: ['/sms'] });
    const later = { ...options, now: moment + 1000 };
    const gone = {
      what: '1 page of the route table would disappear',
      where: 'zh /sms',
      why: `release ${first.release} has it, this build does not`,
      fix: declare('/sms'),
    };
    expect(await problemsOf(build(later, { text: 'one' }))).toEqual({
      code: 3,
      problems: [{ severity: 'error', ...gone }],
    });
    expect(await problemsOf(build({ ...later, dryRun: true }, { text: 'one' }))).toMatchObject({ code: 3 });
    const open = await openRelease(later);
    expect(open.previous?.release).toBe(first.release);
    await stageSite(open, { text: 'two' });
    await open.close();
    expect(await build({ ...later, force: true }, { text: 'one' })).toMatchObject({
      kind: 'published',
      warnings: [{ severity: 'warning', ...gone }],
    });
  });
});
