import type { PageRoute } from '../define/page.ts';
import type { Edition, Editions } from '../define/editions.ts';
import type { HiddenRecord } from '../define/call.ts';
import type { Feed, Records } from '../define/content-lists.ts';
import { pageFile } from '../define/page-file.ts';
import type { OgImages } from '../og-images/og-images.ts';
import type { Console } from '../console/console.ts';
import type { Plan } from '../plan/plan.ts';
import { exit, type Problem, Stop } from '../problem.ts';
import { each } from '../lib/each.ts';
import type { ManifestPage } from '../release/manifest.ts';
import type { Release } from '../release/release.ts';
import { joinSources, noSources, type PageSources, sourcesOf } from '../render/page-sources.ts';
import type { PageTextProblem } from '../render/reuse.ts';
import { systemProblem } from '../system-problem.mjs';
import { openLinkCheck, type ResponseLinks, type Unlisted } from './broken-links.ts';
import { openBrokenPages } from './broken-pages.ts';
import { listingOf, makePage, type PublishedPage } from './make-page.ts';
import type { PageServices } from './page-services.ts';

export type PagesMade = {
  pages: PublishedPage[];
  /** Sources for the content-security policy, by edition. */
  sources: Record<Edition, PageSources>;
  rendered: number;
  reused: number;
  /** Number of pages copied from the current release, with `--only`. */
  carried: number;
  slowest: readonly { address: string; took: number }[];
  /** Pages by request with stale, empty or incomplete data. */
  degraded: ReadonlyMap<string, readonly string[]>;
  brokenLinks: readonly Problem[];
  /** What texts have that no page shows. */
  textProblems: readonly PageTextProblem[];
  placeLinks: readonly PlaceLink[];
};

/** A place of another page, as `/a#b`, to which pages of an edition link. */
export type PlaceLink = {
  edition: Edition;
  to: string;
  /** Addresses of the pages of which no text has this link: texts have a problem of their own with it if it leads to no place. */
  pages: string[];
};

type MakePagesOptions = {
  plan: Plan;
  /** Whether to render a page; others are copied from the current release. Null: render all. */
  chosen: ((address: string) => boolean) | null;
  /** Whether a page or error page belongs to this shard; null: all do. */
  mine?: ((route: PageRoute) => boolean) | null;
  services: PageServices;
  ogImages: Pick<OgImages, 'carry'>;
  concurrency: number;
  /** The release from which other pages are copied; null when all are rendered. */
  release: Pick<Release, 'previous' | 'copyPage'> | null;
  /** Links in content that every page shows. */
  sharedLinks: readonly ResponseLinks[];
  /** Paths whose list call failed. */
  unlisted: readonly Unlisted[];
  records: Records;
  feeds: readonly Feed[];
  /** The records that visitors do not see, when the lists are read. */
  hidden: () => readonly HiddenRecord[];
  currentSite: string;
  console: Console;
};

/**
 * Minimum number of concurrent pages. With fewer, all of them wait for the first pages to be rendered, which takes a second while code is
 * cold, and no call is in flight.
 */
const pagesAtOnce = 64;

/** Maximum number of slowest pages, and of addresses per failed call, in the report. */
const named = 20;

/**
 * Builds all pages concurrently: while one waits for the API, another is rendered and a third compressed.
 * Throws one `Stop` that names every page that could not be rendered.
 */
export async function makePages({
  plan,
  chosen,
  mine = null,
  services,
  ogImages,
  concurrency,
  release,
  sharedLinks,
  unlisted,
  records,
  feeds,
  hidden,
  currentSite,
  console,
}: MakePagesOptions): Promise<PagesMade> {
  const result = { pages: [] as PublishedPage[], rendered: 0, reused: 0, carried: 0 };
  const broken = openBrokenPages({ root: services.site.root, framesOf: services.render.framesOf });
  const degraded = new Map<string, string[]>();
  const links = openLinkCheck({ records, feeds, plan, unlisted, hidden });
  const textProblems: PageTextProblem[] = [];
  const placeLinks = new Map<string, PlaceLink>();
  for (const response of sharedLinks) links.see(response, null);
  const { editions } = services.site;
  const editionNames = Object.keys(editions);
  const sources: Record<Edition, Set<PageSources>> = Object.fromEntries(
    editionNames.map((edition) => [edition, new Set()]),
  );
  let slowest: { address: string; took: number }[] = [];
  let done = 0;

  const old = carried({ release, chosen });
  const total = mine ? count(pagesToMake({ plan, mine, editions })) : plan.count + plan.errors.length;
  await each(
    pagesToMake({ plan, mine, editions }),
    async ({ route, file }) => {
      const kept = route.status === 200 ? old.get(`${route.edition} ${route.address}`) : undefined;
      if (kept && release) {
        let found = noSources;
        const html = await release.copyPage(kept, (text) => (found = sourcesOf(text)).files);
        result.carried++;
        await ogImages.carry({ html, site: currentSite });
        sources[route.edition]!.add(found);
        result.pages.push({
          ...kept,
          ...listingOf(route, services.site.unsearched),
          inputs: { common: { members: '' }, own: JSON.stringify(kept.inputs).slice(1, -1) },
        });
      } else {
        const made = await makePage({ route, file, services }).catch((failure: unknown) => {
          // A disk error affects all pages: fail immediately.
          if (failure instanceof Stop || systemProblem(failure)) throw failure;
          broken.add(route, failure);
        });
        if (!made) return;
        result[made.reused ? 'reused' : 'rendered']++;
        sources[route.edition]!.add(made.sources);
        if (route.status === 200) result.pages.push(made.page);
        if (made.took > (slowest[named - 1]?.took ?? 0)) {
          slowest = [...slowest, { address: route.address, took: made.took }]
            .sort((a, b) => b.took - a.took)
            .slice(0, named);
        }
        const page = `${route.edition} ${route.address}`;
        for (const response of made.links) links.see(response, page);
        const isPlace = (to: string) => to.includes('#');
        links.seeUncertain(
          made.uncertain.filter((to) => !isPlace(to)),
          page,
        );
        for (const to of made.uncertain.filter(isPlace)) {
          const key = `${route.edition} ${to}`;
          const link = placeLinks.get(key) ?? { edition: route.edition, to, pages: [] };
          placeLinks.set(key, link);
          if (!made.problems.some((problem) => problem.to === to)) link.pages.push(route.address);
        }
        textProblems.push(...made.problems);
        for (const callKey of made.degraded) {
          const addresses = degraded.get(callKey) ?? [];
          degraded.set(callKey, addresses);
          addresses.push(`${route.edition} ${route.address}`);
        }
      }
      console.progress(++done, total, 'pages');
    },
    Math.max(pagesAtOnce, 2 * concurrency),
  );
  const problems = broken.problems();
  if (problems.length > 0) throw new Stop(exit.failed, problems);
  return {
    ...result,
    sources: Object.fromEntries(editionNames.map((edition) => [edition, joinSources(sources[edition]!)])),
    slowest,
    degraded,
    brokenLinks: links.problems(),
    textProblems,
    placeLinks: [...placeLinks.values()],
  };
}

type PagesToMake = { plan: Plan; mine: ((route: PageRoute) => boolean) | null; editions: Editions };

function* pagesToMake({ plan, mine, editions }: PagesToMake): Iterable<{ route: PageRoute; file: string }> {
  for (const routes of [plan.errors, plan.pages()])
    for (const route of routes) if (mine === null || mine(route)) yield { route, file: pageFile(route, editions) };
}

function count(items: Iterable<unknown>): number {
  let found = 0;
  for (const _ of items) found += 1;
  return found;
}

/** Pages of the current release that this run does not render. */
function carried({ release, chosen }: Pick<MakePagesOptions, 'release' | 'chosen'>): Map<string, ManifestPage> {
  const pages = new Map<string, ManifestPage>();
  if (chosen === null) return pages;
  for (const page of release?.previous?.pages() ?? []) {
    if (!chosen(page.address)) pages.set(`${page.edition} ${page.address}`, page);
  }
  return pages;
}
