import { cp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { freePort } from '../support/nginx.ts';
import { type Alike, alike } from './alike.ts';
import { changedContent } from './changed-content.ts';
import { openContestants } from './contestants.ts';
import { builtUpTo, rewriteArticle, type Way, ways, writeHugoSite } from './hugo/site.ts';
import type { Folders } from './ours.ts';
import { openSamples, type Samples } from './samples.ts';
import { far, quickTasks, type Task, upTo } from './tasks.ts';
import type { Frame } from './trial-project.ts';

export type Trial = { articles: number; samples: Samples; alike: Alike | null };

type TrialOptions = {
  folder: string;
  project: string;
  templates: string;
  articles: number;
  runs: number;
  frame: Frame;
  quick: boolean;
  hugo: boolean;
  say: (line: string) => void;
};

/** Has a build ask for an article again only when its list says that it changed. */
const trusting = { SITE_TRUST_TIMES: 'blogDetail' };
const plain = '--no-compress';

/** Measures one number of articles: both sides in turns, round after round, so that the machine's moods meet both. */
export async function trial({
  folder,
  project,
  templates,
  articles,
  runs,
  frame,
  quick,
  hugo,
  say,
}: TrialOptions): Promise<Trial> {
  const content = join(project, 'config/content');
  const [corrected, again] = [join(folder, 'corrected'), join(folder, 'again')];
  const article = await changedContent({ from: content, to: corrected, day: 18 });
  await changedContent({ from: content, to: again, day: 19 });

  const samples = openSamples();
  const hugoSite = hugo ? join(folder, 'hugo') : null;
  const { served, ours, prepare, theirs } = openContestants({
    folder,
    project,
    port: await freePort(),
    articles,
    hugoSite,
    ways: ways.filter((way) => articles <= builtUpTo[way] && !(quick && way === 'partial')),
    samples,
    say,
  });
  const isMeasured = (task: Task) => articles <= upTo[task] && (!quick || quickTasks.includes(task));
  const rewrite = async (api: string) =>
    void (hugoSite && (await rewriteArticle({ folder: hugoSite, api, id: article })));

  // A build of few articles makes the bundles of program and pages, and what Hugo is given finished.
  const first = placeIn(join(folder, 'first'));
  await served({ from: content, articles: 0 }, (api) => prepare(api, first));
  if (hugoSite)
    await served({ from: content }, (api) =>
      writeHugoSite({ folder: hugoSite, templates, api: api.url, frame, built: join(first.out, 'current/site') }),
    );
  await clear(first);

  let found: Alike | null = null;
  for (let round = 1; round <= runs; round++) {
    say(`${articles} articles, round ${round} of ${runs}`);
    const work = join(folder, `round-${round}`);
    const [own, fresh] = [placeIn(join(work, 'own')), placeIn(join(work, 'fresh'))];
    const outOf = (way: Way) => join(work, way);

    await served({ from: content }, async (api) => {
      await ours(api, 'cold', own);
      await theirs('cold', outOf);
      if (hugo) found ??= await alike({ ours: join(own.out, 'current/site'), hugo: outOf('partialCached'), article });
    });
    // What a change costs is told from the build right after it: minutes later the machine may be in another mood.
    await served({ from: corrected }, async (api) => {
      await ours(api, 'changed', own);
      await ours(api, 'unchanged', own);
      await rewrite(api.url);
      await theirs('changed', outOf);
      await theirs('unchanged', outOf);
      if (isMeasured('emptied')) {
        await rm(own.out, { recursive: true });
        await ours(api, 'emptied', own);
      }
      // The first build that trusts update times notes what they are.
      await prepare(api, { ...own, env: trusting });
    });
    await served({ from: again }, async (api) => {
      await ours(api, 'trustedChanged', { ...own, env: trusting });
      await ours(api, 'trusted', { ...own, env: trusting });
    });
    for (const way of ways) await rm(outOf(way), { recursive: true, force: true });

    await served({ from: content }, async (api) => {
      await rewrite(api.url);
      if (isMeasured('offline')) {
        await cp(join(own.cache, 'responses'), join(fresh.cache, 'responses'), { recursive: true });
        await clear(own);
        await ours(api, 'offline', { ...fresh, flags: [plain, '--offline'] });
        await clear(fresh);
      }
      if (isMeasured('bundles')) {
        for (const bundle of ['code', 'browser']) await rm(join(project, '.cache', bundle), { recursive: true });
        await ours(api, 'bundles', fresh);
        await clear(fresh);
      }
      if (isMeasured('compressed')) {
        await ours(api, 'compressed', { ...fresh, flags: [] });
        await clear(fresh);
      }
    });
    if (isMeasured('slow')) {
      const asked = { ...fresh, flags: [plain, '--concurrency', String(far.inFlight)] };
      await served({ from: content, latency: far.latency }, async (api) => {
        await ours(api, 'slow', asked);
        await ours(api, 'slowUnchanged', asked);
      });
    }
    await rm(work, { recursive: true });
  }
  return { articles, samples, alike: found };
}

const placeIn = (folder: string): Folders => ({ out: join(folder, 'out'), cache: join(folder, 'cache') });

async function clear({ out, cache }: Folders): Promise<void> {
  for (const folder of [out, cache]) await rm(folder, { recursive: true, force: true });
}
