import { type BuiltBrowserBundle, bundleBrowser } from '../bundle/browser-bundle.ts';
import { bundleSite, type SiteBundle } from '../bundle/site-bundle.ts';
import type { Content } from '../content/content-client.ts';
import { fetchIndexes } from '../content/indexes.ts';
import { recordResponses } from '../content/record-responses.ts';
import type { Settings } from '../environment.ts';
import { openPlaces } from '../places/open-places.ts';
import { makePlan } from '../plan/plan.ts';
import { assertAnyGood } from './content-source.ts';
import type { Hold } from './hold.ts';
import { openRenderers } from './open-renderers.ts';
import type { GenerateOptions } from './options.ts';
import { readRedirectFile } from './read-redirect-file.ts';
import { assertSound } from './refusals.ts';
import { collisions, listServedFiles } from './served-files.ts';

export type Bundles = { site: Promise<SiteBundle>; browser: Promise<BuiltBrowserBundle> };

type StartBundlesOptions = Pick<Settings, 'program' | 'definition' | 'site'>;

/** Bundles pages and browser scripts, or reuses cached bundles. */
export function startBundles({ program: { root, engine }, definition, site }: StartBundlesOptions): Bundles {
  const bundles = {
    site: bundleSite({ root, engine, layouts: definition.layouts }),
    browser: bundleBrowser({ root, engine, config: definition.browserConfig(site) }),
  };
  // Errors are thrown where the bundles are awaited.
  for (const bundle of Object.values(bundles)) bundle.catch(() => undefined);
  return bundles;
}

type PrepareOptions = {
  options: Pick<GenerateOptions, 'only' | 'offline' | 'workers'>;
  settings: Settings;
  bundles: Bundles;
  content: Content;
  hold: Hold;
};

/** What pages are made of: bundles, lists, the plan, and what renders. */
export type Prepared = Awaited<ReturnType<typeof prepare>>;

/** Requests the lists and creates the plan. A separate function, so that the lists can be freed afterwards. */
export async function prepare({ options, settings, bundles, content, hold }: PrepareOptions) {
  const { only, offline, workers } = options;
  const { definition, site, trustedTimes: trusted } = settings;
  const { root } = settings.program;
  const { content: callKey, noted } = recordResponses({ content, calls: definition.calls });
  const [siteBundle, renderers, browserBundle, { lists, indexes }] = await Promise.all([
    bundles.site,
    bundles.site.then((siteBundle) => hold(openRenderers({ settings, siteBundle, workers, whole: only === null }))),
    bundles.browser,
    fetchIndexes({ content: callKey, definition, trusted }),
  ]);
  assertAnyGood({ content, settings, offline });
  const known = { pages: new Set(Object.keys(siteBundle.pages)), layouts: new Set(Object.keys(siteBundle.layouts)) };
  const plan = makePlan({
    definition,
    lists,
    site,
    known,
    files: await listServedFiles(root),
    redirectFile: await readRedirectFile({ root, editions: site.editions }),
  });
  assertSound({
    problems: [...plan.problems, ...collisions({ plan, site, feeds: definition.feeds, paths: definition.paths })].map(
      openPlaces({ root }),
    ),
  });
  content.showOnly(plan.records);
  return { siteBundle, browserBundle, indexes, plan, renderers, listResponses: noted };
}
