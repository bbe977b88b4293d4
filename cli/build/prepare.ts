import { browserConfigOf } from '../../config/browser-config.ts';
import { redirects } from '../../config/redirects.ts';
import { routes } from '../../config/routes/index.ts';
import { bundleBrowser } from '../bundle/browser-bundle.ts';
import { bundleSite } from '../bundle/site-bundle.ts';
import type { Content } from '../content/answer.ts';
import { fetchIndexes } from '../content/indexes.ts';
import { noteAnswers } from '../content/note-answers.ts';
import type { Settings } from '../environment.ts';
import { makePlan } from '../plan/plan.ts';
import { assertAnyGood } from './content-source.ts';
import type { Hold } from './hold.ts';
import { openRenderers } from './open-renderers.ts';
import type { GenerateOptions } from './options.ts';
import { assertSound } from './refusals.ts';
import { collisions, listServedFiles } from './served-files.ts';

type Given = {
  options: Pick<GenerateOptions, 'only' | 'offline' | 'workers'>;
  settings: Settings;
  content: Content;
  hold: Hold;
};

/** Bundles, requests the lists, and plans. A function of its own, so that the lists, which are long on a large site, can be freed once there is a plan. */
export async function prepare({ options, settings, content, hold }: Given) {
  const { only, offline, workers } = options;
  const { site, trustedTimes: trusted } = settings;
  const { root, engine } = settings.program;
  const ready = bundleSite({ root, engine });
  const { content: asked, noted } = noteAnswers(content);
  const [siteBundle, renderers, browserBundle, { lists, indexes }] = await Promise.all([
    ready,
    ready.then(({ code }) => hold(openRenderers({ settings, code, workers, whole: only === null }))),
    bundleBrowser({ root, engine, config: browserConfigOf(site) }),
    fetchIndexes({ content: asked, trusted }),
  ]);
  assertAnyGood({ content, settings, offline });
  const known = { pages: new Set(Object.keys(siteBundle.pages)), layouts: new Set(Object.keys(siteBundle.layouts)) };
  const plan = makePlan({ rows: routes, redirects, lists, site, known, files: await listServedFiles(root) });
  assertSound({ problems: [...plan.problems, ...collisions(plan)] });
  return { siteBundle, browserBundle, indexes, plan, renderers, listAnswers: noted };
}
