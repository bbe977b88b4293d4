import { join } from 'node:path';
import { pageConfigOf } from '../define/config.ts';
import type { SiteConfig } from '../define/config.ts';
import { pageFile } from '../define/page-file.ts';
import type { Plan } from '../plan/plan.ts';
import type { Console } from '../console/console.ts';
import { unusedPictures } from './local-pictures.ts';
import { openMadePictures } from './made-pictures.ts';
import { openPictures } from '../content/pictures.ts';
import type { Settings } from '../environment.ts';
import { relativeProblem } from '../places/relative-problem.ts';
import { openPlaces } from '../places/open-places.ts';
import type { Problem } from '../problem.ts';
import { openRelease } from '../release/open-release.ts';
import { isMerged, openMerged } from '../shards/merged-record.ts';
import { openSearchRecords } from '../search/open-records.ts';
import { unlistedPaths, withoutUnlisted } from './broken-links.ts';
import { builtFrom } from './built-from.ts';
import { deadPlaceLinks } from './dead-place-links.ts';
import { assertNotIndexed } from './drafts.ts';
import { assertAnyChosen, chooser } from './choose.ts';
import { responseNamespace, assertOwnContent, openSource, shownFiles } from './content-source.ts';
import { nextDue } from './next-due.ts';
import { openCompressor } from './open-compressor.ts';
import { makePages } from './make-pages.ts';
import { openPageServices } from './open-page-services.ts';
import type { GenerateOptions } from './options.ts';
import { assertFirstComplete, assertNothingDegraded } from './refusals.ts';
import { prepare, startBundles } from './prepare.ts';
import { buildReport, type Report } from '../report/report.ts';
import { releaseNotes } from '../report/release-notes.ts';
import { ruleFiles } from './rule-files.ts';
import { stageFiles } from './stage-files.ts';
import { stopwatch } from './stopwatch.ts';
import { assertCacheWritable } from './writable-cache.ts';
import { testRules } from './test-rules.ts';
import { findUnchanged, keepBuild } from './unchanged.ts';
import { warningsOf } from './warnings.ts';
import type { Outcome } from '../release/release.ts';
import { joinSources } from '../release/sources.ts';
import type { Hold } from './hold.ts';

export type BuildOptions = {
  options: GenerateOptions;
  settings: Settings;
  console: Console;
  hold: Hold;
};

export type BuildResult = { report: Report; outcome: Outcome };

/**
 * Builds the site and publishes it as a release, stage by stage: open, lists, plan, pages, site files, server rules, publish.
 * Throws a `Stop`; then the current release is unchanged.
 */
export async function build({ options, settings, console, hold }: BuildOptions): Promise<BuildResult> {
  const { definition, site, out, cache, now } = settings;
  const { dryRun, force, only, offline, concurrency, strict, drafts } = options;
  const clock = stopwatch();
  assertCacheWritable(settings);
  if (drafts) assertNotIndexed({ out, site });

  const { compress } = await hold(openCompressor(settings.program));
  const release = await hold(
    openRelease({
      out,
      cache,
      now,
      compress: options.compress && compress,
      dryRun,
      force,
      publishing: definition.publishing,
    }),
  );
  const chosen = chooser({ only, previous: release.previous, site: pageConfigOf(site) });

  const merged = drafts ? null : await hold(openMerged({ cache, namespace: responseNamespace(settings) }));
  const content = await hold(openSource({ settings, options, held: merged?.held ?? [] }));
  const pictures = await hold(openPictures({ cache, offline, concurrency, proxy: settings.access.proxy }));
  const bundles = startBundles(settings);
  const sources = (await bundles.site).sources.files.map(([path]) => path);
  const localPictures = await hold(
    openMadePictures({ settings, sources, blobs: release.blobs, isUsed: content.mentions }),
  );
  const from = { settings, options, bundles, release, content, localPictures };
  /** The file and line of a problem of content: in the report, too. */
  const { root } = settings.program;
  const atSource = settings.api === null ? openPlaces({ root }) : (problem: Problem) => problem;
  const placed = (problem: Problem) => relativeProblem({ root, problem: atSource(problem) });
  const problems = () => [...release.warnings, ...content.problems(), ...localPictures.problems];
  /** The lists of a build that is not refused are those to fall back to. */
  const commit = () => {
    const problem = content.commit();
    if (problem) console.problem(problem);
  };
  const unchanged = isMerged(cache) ? null : await findUnchanged({ ...from, laps: clock.laps, problems });
  if (unchanged) {
    if (strict) assertNothingDegraded(unchanged.report.warnings.map(placed));
    for (const problem of unchanged.report.warnings) console.problem(placed(problem));
    commit();
    return unchanged;
  }
  const prepared = await prepare({ options, settings, bundles, content, hold });
  const { siteBundle, browserBundle, indexes, plan, renderers, listResponses } = prepared;
  /** Once with the lists of the plan, and once with those that pages request. */
  const assertComplete = () => {
    if (release.previous !== null || force) return;
    const { failures } = content.report();
    assertFirstComplete({ failures, navigation: indexes.navigation, definition, editions: site.editions });
  };
  assertComplete();
  if (merged && !offline) content.confirm(merged.responsesFor(listResponses));
  assertAnyChosen({ only, plan });
  clock.lap('prepare');
  console.step(
    `${plan.count} pages and ${plan.errors.length} error pages, ${plan.redirects.length} redirects, ${plan.gone.length} removed and ${plan.planned.length} planned addresses`,
  );

  const records = await hold(
    openSearchRecords({ cache, engine: settings.program.searching, rules: definition.search }),
  );
  const opened = await hold(
    openPageServices({ settings, prepared, content, pictures, localPictures, release, records }),
  );
  const { services, ogImages, mark } = opened;
  const unlisted = unlistedPaths(content.report().failures, definition);
  const made = await makePages({
    plan,
    chosen,
    concurrency,
    release,
    sharedLinks: indexes.links,
    unlisted,
    records: definition.records,
    feeds: definition.feeds,
    hidden: content.hidden,
    currentSite: join(out, 'current/site'),
    console,
    services,
    ogImages,
  });
  clock.lap('pages');

  await stageFiles({ settings, plan, made, content, indexes, opened, records, localPictures, release });
  assertOwnContent({ content, settings });
  const { textProblems, problems: deadPlaces } = await deadPlaceLinks({ made, blobs: release.blobs });
  const undrawn = await ogImages.finish();
  clock.lap('images');

  const { lasting, passing } = warningsOf({
    local: definition.local,
    content: content.report(),
    made: { ...made, textProblems },
    folder: shownFiles(settings),
    unsized: pictures.unknown(),
    undrawn,
    shared: [
      ...withoutUnlisted(plan.problems, unlisted),
      ...opened.problems,
      ...deadPlaces,
      ...unusedPictures({ root: settings.program.root, sources }),
    ],
  });
  // Failed calls first: other warnings may follow from them.
  const warnings = [...passing, ...lasting, ...problems()].map(placed);
  if (strict) assertNothingDegraded(warnings);
  assertComplete();
  // An unchanged build writes no notes, so this must not depend on them.
  const sizes = release.stage.totals();
  const reportOf = (name: string) =>
    buildReport({
      release: name,
      plan,
      made,
      content: content.report(),
      warnings,
      sizes,
      due: nextDue({ now, content: content.nextChange(), clock: definition.clock }),
      took: clock.laps(),
    });
  // Before publishing: they may explain why the release is refused.
  for (const problem of warnings) console.problem(problem);
  const outcome = await release.publish({
    pages: made.pages,
    required: requiredFiles({ plan, site }),
    files: plan.files,
    navigation: Object.fromEntries(
      Object.entries(site.editions).map(([edition, { navigation }]) => [
        edition,
        indexes.navigation[navigation]?.length ?? 0,
      ]),
    ),
    answered: [...plan.redirects.map(({ edition, from }) => ({ edition, address: from })), ...plan.gone],
    named: ruleFiles({ plan, settings, sources: made.sources }),
    notes: async (staged) =>
      releaseNotes({
        report: reportOf(staged.release),
        staged,
        files: release.stage.files(),
        pages: made.pages,
        editions: site.editions,
        builtFrom: await builtFrom({ settings, options }),
        mark,
        feeds: definition.feeds,
        sources: joinSources({ ...siteBundle.sources, more: { scripts: browserBundle.sources } }),
      }),
    verify: (folder) => testRules({ nginx: settings.nginx, folder }),
  });
  commit();
  // Only a complete build without failed calls knows which cache entries are unused.
  if (only === null && !dryRun && content.report().failures.length === 0) {
    content.evict();
    await renderers.tidy();
    opened.tidy();
    records.evict();
  }
  if (only === null && !dryRun) await merged?.remove();
  clock.lap('publish');

  for (const problem of outcome.warnings) console.problem(problem);
  const report = reportOf(outcome.release);
  await keepBuild({ ...from, report, outcome, lists: listResponses, lasting, passing });
  return { report, outcome };
}

/** Files that every release needs, below the document root: the home page and error pages of each edition. */
function requiredFiles({ plan, site: { editions } }: { plan: Plan; site: SiteConfig }): string[] {
  return [
    ...Object.entries(editions).map(([edition, { home }]) => pageFile({ edition, address: home }, editions)),
    ...plan.errors.map((route) => pageFile(route, editions)),
  ];
}
