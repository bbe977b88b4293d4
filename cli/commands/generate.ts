import { join } from 'node:path';
import { browserConfigOf } from '../../config/browser-config.ts';
import { pageConfigOf } from '../../config/page-config.ts';
import { publishing } from '../../config/publishing.ts';
import { redirects } from '../../config/redirects.ts';
import { routes } from '../../config/routes/index.ts';
import { bundleBrowser } from '../bundle/browser-bundle.ts';
import { bundleSite } from '../bundle/site-bundle.ts';
import type { Console } from '../console/console.ts';
import type { Content } from '../content/answer.ts';
import { feedArticles } from '../content/feed-articles.ts';
import { fetchIndexes } from '../content/indexes.ts';
import { openPictures } from '../content/pictures.ts';
import type { Settings } from '../environment.ts';
import { makePlan } from '../plan/plan.ts';
import { findNginx } from '../preview/find-nginx.ts';
import { Stop } from '../problem.ts';
import { openRelease } from '../release/open.ts';
import { unlistedPaths } from './generate/broken-links.ts';
import { assertAnyChosen, chooser } from './generate/choose.ts';
import { assertAnyGood, openSource } from './generate/content-source.ts';
import { degradedProblems } from './generate/degraded.ts';
import { makePages } from './generate/make-pages.ts';
import { openRenderers } from './generate/open-renderers.ts';
import { openWorkshop } from './generate/open-workshop.ts';
import type { GenerateOptions } from './generate/options.ts';
import { assertNothingDegraded, assertSound, unsizedPicture } from './generate/refusals.ts';
import { buildReport } from './generate/report.ts';
import { ruleFiles } from './generate/rule-files.ts';
import { siteFiles } from './generate/site-files.ts';
import { stopwatch } from './generate/stopwatch.ts';
import { summary } from './generate/summary.ts';
import { testRules } from './generate/test-rules.ts';
import { serveCurrent } from './reload.ts';

type Given = {
  options: GenerateOptions;
  settings: Settings;
  console: Console;
  /** Ends the build early; rejects with the reason. */
  interrupted: Promise<never>;
};

/** Builds the whole site and publishes it as a release. Throws a `Stop`; what was current stays current then. */
export async function generate({ interrupted, ...given }: Given): Promise<void> {
  const held: Promise<Closeable>[] = [];
  const hold: Hold = (opening) => {
    held.unshift(opening);
    return opening;
  };
  try {
    await Promise.race([build({ ...given, hold }), interrupted]);
  } finally {
    for (const opening of held)
      await opening.then(
        (thing) => thing.close(),
        () => undefined,
      );
  }
}

type Closeable = { close(): Promise<unknown> };
/** Has something closed when the build ends, from the moment its opening begins: an interrupt may come before it is open. */
type Hold = <Thing extends Closeable>(opening: Promise<Thing>) => Promise<Thing>;
type Build = Omit<Given, 'interrupted'> & { hold: Hold };

async function build({ options, settings, console, hold }: Build): Promise<void> {
  const { site, out, cache, now } = settings;
  const { compress, dryRun, force, only, offline, concurrency, strict } = options;
  // A missing nginx is reported now, not after the build.
  if (options.reload && !dryRun) findNginx(settings.nginx);
  const clock = stopwatch();

  const release = await hold(openRelease({ out, cache, now, compress, dryRun, force, publishing }));
  const chosen = chooser({ only, previous: release.previous, site: pageConfigOf(site) });

  const content = await hold(openSource({ settings, options }));
  const pictures = await hold(Promise.resolve(openPictures({ cache, offline, concurrency })));
  const { siteBundle, browserBundle, indexes, plan, renderers } = await prepare({ options, settings, content, hold });
  assertAnyChosen({ only, plan });
  clock.lap('prepare');
  console.step(
    `${plan.count} pages and ${plan.errors.length} error pages, ${plan.redirects.length} redirects, ${plan.planned.length} planned addresses`,
  );

  const {
    workshop,
    cards,
    assets,
    mark,
    remember,
    problems: shared,
    tidy,
  } = await hold(
    openWorkshop({ settings, siteBundle, browserBundle, indexes, plan, content, pictures, release, renderers }),
  );
  const made = await makePages({
    plan,
    chosen,
    concurrency,
    release,
    sharedLinks: indexes.links,
    unlisted: unlistedPaths(content.report().failures),
    currentSite: join(out, 'current/site'),
    console,
    workshop,
    cards,
  });
  clock.lap('pages');

  const articles = await feedArticles({ content, heads: indexes.newest, versions: indexes.versions });
  const files = [
    ...assets.files,
    ...(await siteFiles({ site: pageConfigOf(site), pages: made.pages, articles, mark, remember })),
  ];
  for (const { path, content: bytes } of files) {
    const { hash } = await release.blobs.put(bytes);
    await release.stage.link(`site/${path}`, hash);
  }
  if (strict) assertNothingDegraded(content.report());

  const { failures, leftOut, warnings: keptAnswers } = content.report();
  const warnings = [
    ...plan.problems,
    ...degradedProblems({ failures, leftOut, pages: made.degraded }),
    ...shared,
    ...made.brokenLinks,
    ...release.warnings,
    ...keptAnswers,
    ...pictures.unknown().map(unsizedPicture),
    ...cards.problems(),
  ];
  // Before the release's own notes are written: an unchanged build writes none.
  const sizes = release.stage.totals();
  const reportOf = (name: string) =>
    buildReport({
      release: name,
      plan,
      made,
      content: content.report(),
      warnings,
      sizes,
      took: clock.laps(),
    });
  const outcome = await release.publish({
    pages: made.pages,
    navigation: { zh: indexes.navigation['index']?.length ?? 0, en: indexes.navigation['en']?.length ?? 0 },
    named: ruleFiles({ plan, settings, sources: made.sources }),
    report: (name) => `${JSON.stringify(reportOf(name), null, 2)}\n`,
    verify: (folder) => testRules({ nginx: settings.nginx, folder }),
  });
  // Only a build that asked for everything, and was answered, knows what nobody needs any more.
  if (only === null && !dryRun && content.report().failures.length === 0) {
    content.tidy();
    await renderers.tidy();
    await tidy();
  }
  clock.lap('publish');

  const report = reportOf(outcome.release);
  for (const problem of [...warnings, ...outcome.warnings]) console.problem(problem);
  console.say(summary({ report, outcome, out, colours: console.colours }));
  // With --json every warning is among the problems.
  const { warnings: _, ...result } = { ...report, pruned: outcome.pruned };
  if (options.reload && !dryRun) await withResult(result, serveCurrent({ out, site, nginx: settings.nginx }));
  console.json({ ...result, outcome: outcome.kind });
}

/** A release that nginx does not take is published all the same: the failure says so. */
async function withResult(result: Readonly<Record<string, unknown>>, work: Promise<unknown>): Promise<void> {
  await work.catch((failure: unknown) => {
    throw failure instanceof Stop ? new Stop(failure.code, failure.problems, result) : failure;
  });
}

type Preparing = Pick<Build, 'options' | 'settings' | 'hold'> & { content: Content };

/** Bundles, asks for the lists, and plans. By itself, so that the lists are forgotten once there is a plan: of a large site they are long. */
async function prepare({ options, settings, content, hold }: Preparing) {
  const { only, offline, workers } = options;
  const { site, trustedTimes: trusted } = settings;
  const { root, engine } = settings.program;
  const ready = bundleSite({ root, engine });
  const [siteBundle, renderers, browserBundle, { lists, indexes }] = await Promise.all([
    ready,
    ready.then(({ code }) => hold(openRenderers({ settings, code, workers, whole: only === null }))),
    bundleBrowser({ root, engine, config: browserConfigOf(site) }),
    fetchIndexes({ content, trusted }),
  ]);
  assertAnyGood({ content, settings, offline });
  const known = { pages: new Set(Object.keys(siteBundle.pages)), layouts: new Set(Object.keys(siteBundle.layouts)) };
  const plan = makePlan({ rows: routes, redirects, lists, site, known });
  assertSound(plan);
  return { siteBundle, browserBundle, indexes, plan, renderers };
}
