import { existsSync } from 'node:fs';
import { performance } from 'node:perf_hooks';
import type { Page } from '../../components/page.ts';
import { publishing } from '../../config/publishing.ts';
import { redirects } from '../../config/redirects.ts';
import { routes } from '../../config/routes/index.ts';
import { bundleBrowser } from '../bundle/browser-bundle.ts';
import { sha256 } from '../bundle/remember.mjs';
import { bundleSite } from '../bundle/site-bundle.ts';
import type { Console } from '../console/console.ts';
import { fetchIndexes } from '../content/indexes.ts';
import { openPictures } from '../content/pictures.ts';
import { nginxFiles } from '../emit/nginx/files.ts';
import { serverRules } from '../emit/rules/rules.ts';
import type { Settings } from '../environment.ts';
import { makePlan } from '../plan/plan.ts';
import { exit, type Problem, Stop } from '../problem.ts';
import { openRelease } from '../release/open.ts';
import { type ExecutorInput, inProcess, inThreads } from '../render/executor.ts';
import { openFrames } from '../render/frames.ts';
import { minifyHtml } from '../render/minify.ts';
import { openReuse } from '../render/reuse.ts';
import { nameAssets } from './generate/assets.ts';
import { chooser } from './generate/choose.ts';
import { assertAnyGood, openSource } from './generate/content-source.ts';
import { makePages } from './generate/make-pages.ts';
import type { GenerateOptions } from './generate/options.ts';
import { buildReport, type Report } from './generate/report.ts';
import { siteFiles } from './generate/site-files.ts';
import { summary } from './generate/summary.ts';

type Given = {
  options: GenerateOptions;
  settings: Settings;
  console: Console;
  /** Ends the build early; rejects with the reason. */
  interrupted: Promise<never>;
};

/** Builds the whole site and publishes it as a release. Throws a `Stop`; what was current stays current then. */
export async function generate({ interrupted, ...given }: Given): Promise<void> {
  const closers: (() => Promise<unknown>)[] = [];
  try {
    await Promise.race([build({ ...given, onClose: (close) => closers.unshift(close) }), interrupted]);
  } finally {
    for (const close of closers) await close();
  }
}

type Build = Omit<Given, 'interrupted'> & { onClose: (close: () => Promise<unknown>) => void };

async function build({ options, settings, console, onClose }: Build): Promise<void> {
  const { root, engine, site, out, cache, now } = settings;
  const clock = stopwatch();

  const release = await openRelease({ out, cache, now, compress: options.compress, dryRun: options.dryRun, force: options.force, publishing });
  onClose(() => release.close());
  const chosen = chooser({ only: options.only, hasCurrent: release.previous !== null });

  const content = await openSource({ settings, options });
  onClose(() => content.close());
  const pictures = openPictures({ cache, offline: options.offline, concurrency: options.concurrency });
  onClose(() => pictures.close());
  const [siteBundle, browserBundle, indexes] = await Promise.all([
    bundleSite({ root, engine }),
    bundleBrowser({ root, engine }),
    fetchIndexes(content),
  ]);
  assertAnyGood({ content, settings, offline: options.offline });
  clock.lap('prepare');

  const known = { pages: new Set(Object.keys(siteBundle.pages)), layouts: new Set(Object.keys(siteBundle.layouts)) };
  const plan = makePlan({ rows: routes, redirects, indexes, site, known });
  const errors = plan.problems.filter(({ severity }) => severity === 'error');
  if (errors.length > 0) throw new Stop(exit.failed, errors);
  console.step(`${plan.count} pages, ${plan.redirects.length} redirects, ${plan.planned.length} addresses planned`);

  const markup: typeof import('../render/markup.tsx') = await import(siteBundle.markup);
  const input: ExecutorInput = { site, now, cache, engine, markup: siteBundle.markup, pages: siteBundle.pages };
  const executor =
    options.workers > 0
      ? inThreads({ threads: options.workers, thread: new URL('thread.mjs', import.meta.url).href, input })
      : await inProcess(input);
  onClose(() => executor.close());
  const assets = nameAssets({ site: siteBundle, browser: browserBundle });

  const made = await makePages({
    plan,
    chosen,
    release,
    console,
    workshop: {
      engine,
      site: sha256(JSON.stringify(site)).slice(0, 16),
      mediaHosts: site.mediaHosts,
      now,
      content,
      pictures,
      seo: indexes.seo,
      load: async (name) => {
        const { module, code } = siteBundle.pages[name]!;
        return { page: (await import(module)).default as Page, code };
      },
      frames: openFrames({ site, now, navigation: indexes.navigation, blogNav: indexes.blogNav, layouts: siteBundle.layouts, markup, minify: minifyHtml }),
      assets: assets.of,
      executor,
      reuse: openReuse(cache),
      blobs: release.blobs,
      stage: release.stage,
    },
  });
  clock.lap('pages');

  const files = await siteFiles({ site, listed: made.listed, articles: indexes.newest, mark: markup.markSvg() });
  for (const [path, file] of [...assets.files, ...files.map(({ path, content: bytes }) => [path, bytes] as const)]) {
    const { hash } = await release.blobs.put(file);
    await release.stage.link(`site/${path}`, hash);
  }
  refuseDegraded({ strict: options.strict, report: content.report() });

  const warnings = [...plan.problems, ...release.warnings, ...content.report().warnings, ...pictures.unknown().map(unsized)];
  const modules = site.nginx.modules.filter((path) => existsSync(path));
  const report = (name: string): Report =>
    buildReport({
      release: name,
      plan,
      made,
      content: content.report(),
      warnings,
      sizes: release.stage.totals(),
      took: clock.laps(),
    });
  const outcome = await release.publish({
    pages: made.pages,
    navigation: {
      zh: indexes.navigation['index']?.length ?? 0,
      en: indexes.navigation['en']?.length ?? 0,
    },
    named: (name) => {
      const rules = serverRules({ plan, site, release: name });
      return [
        { path: 'redirects.json', content: `${JSON.stringify(rules, null, 2)}\n` },
        ...nginxFiles({ rules, site, release: name, deployDir: settings.deployDir, modules }).map(({ path, text }) => ({ path, content: text })),
      ];
    },
    report: (name) => `${JSON.stringify(report(name), null, 2)}\n`,
  });
  clock.lap('publish');
  for (const problem of [...warnings, ...outcome.warnings]) console.problem(problem);
  console.say(summary({ report: report(outcome.release), outcome, out }));
  console.json({ ...report(outcome.release), outcome: outcome.kind, pruned: outcome.pruned });
}

/** A picture whose size could not be had: its page moves when it arrives. */
function unsized(url: string): Problem {
  return {
    severity: 'warning',
    what: `the size of a picture is not known`,
    where: url,
    why: 'the content does not say it, and the picture could not be read',
    fix: 'give it width and height in the content, or make the picture reachable from the build',
  };
}

/** With `--strict` a page that shows something old or nothing refuses the release. */
function refuseDegraded({ strict, report }: { strict: boolean; report: ReturnType<Awaited<ReturnType<typeof openSource>>['report']> }): void {
  if (strict && report.failures.length > 0) {
    throw new Stop(exit.refused, report.failures.map(({ problem }) => ({ ...problem, severity: 'error' as const })));
  }
}

/** Milliseconds of each stage and in all. */
function stopwatch() {
  const start = performance.now();
  const laps: Record<string, number> = {};
  let last = start;
  return {
    lap(stage: string) {
      laps[stage] = performance.now() - last;
      last = performance.now();
    },
    laps: () => ({ ...laps, total: performance.now() - start }),
  };
}
