import lighthouse, { desktopConfig, type Result } from 'lighthouse';
import { failureOf } from './failure.ts';

export const presets = ['desktop', 'mobile'] as const;
export type Preset = (typeof presets)[number];

export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
export type Category = (typeof categories)[number];

/** What Lighthouse says of a page. Scores are 0 to 100, times in milliseconds. */
export type Measured = {
  scores: Record<Category, number>;
  lcp: number;
  cls: number;
  tbt: number;
  /** Audits that cost points, by category, in Lighthouse's words. */
  lost: { category: Category; title: string; where: string }[];
};

/** Loads of a page whose speed is measured; the middle one counts. */
const RUNS = 3;

/** Measures a page in the Chromium that listens for debuggers on a port. */
export async function measure({ url, preset, port }: { url: string; preset: Preset; port: number }): Promise<Measured> {
  const attempt = (only: readonly Category[]) =>
    lighthouse(
      url,
      { port, onlyCategories: [...only], logLevel: 'error' },
      preset === 'desktop' ? desktopConfig : undefined,
    );
  const run = async (only: readonly Category[]) => {
    // On a busy machine a recording may begin too late, or an audit fetch nothing in time.
    for (let left = 1; ; left -= 1) {
      const outcome = await attempt(only);
      const failure = outcome ? failureOf(outcome.lhr) : 'it gave no result';
      if (outcome && failure === null) return outcome.lhr;
      if (left === 0) throw new Error(`Lighthouse could not measure ${url}: ${failure}`);
    }
  };
  const first = await run(categories);
  const timed = [first];
  while (timed.length < RUNS) timed.push(await run(['performance']));
  const median = timed.sort((a, b) => scoreOf(a, 'performance') - scoreOf(b, 'performance'))[Math.floor(RUNS / 2)]!;

  const value = (audit: string) => median.audits[audit]?.numericValue ?? Number.NaN;
  return {
    scores: {
      performance: scoreOf(median, 'performance'),
      accessibility: scoreOf(first, 'accessibility'),
      'best-practices': scoreOf(first, 'best-practices'),
      seo: scoreOf(first, 'seo'),
    },
    lcp: value('largest-contentful-paint'),
    cls: Math.max(...timed.map(({ audits }) => audits['cumulative-layout-shift']?.numericValue ?? Number.NaN)),
    tbt: value('total-blocking-time'),
    lost: categories.flatMap((category) => lostIn(category === 'performance' ? median : first, category)),
  };
}

function scoreOf({ categories }: Result, category: Category): number {
  return Math.round((categories[category]?.score ?? 0) * 100);
}

function lostIn({ categories, audits }: Result, category: Category): Measured['lost'] {
  return (categories[category]?.auditRefs ?? []).flatMap(({ id, weight }) => {
    const { score, title, details } = audits[id]!;
    if (weight === 0 || score === null || score === 1) return [];
    const items = details?.type === 'table' || details?.type === 'opportunity' ? details.items : [];
    return [
      {
        category,
        title,
        where: items
          .slice(0, 3)
          .map((item) => whereOf(item))
          .join(' | '),
      },
    ];
  });
}

/** The element or address that an audit points at. */
function whereOf(item: Record<string, unknown>): string {
  const { node, url, description } = item as { node?: { snippet?: string }; url?: string; description?: string };
  return (node?.snippet ?? url ?? description ?? JSON.stringify(item)).slice(0, 160);
}
