import { cp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { freePort } from '../support/nginx.ts';
import { type Alike, alike } from './alike.ts';
import { type ApiProcess, startApiProcess } from './api-process.ts';
import { changedContent } from './changed-content.ts';
import { buildHugo, rewriteArticle, type Way, ways, writeHugoSite } from './hugo/site.ts';
import { build, type Folders } from './ours.ts';
import { openSamples, type Samples, type Side } from './samples.ts';
import type { Frame } from './trial-project.ts';

/** What is measured: first what both sides do, then what only ours does. */
export const tasks = {
  cold: 'cold',
  unchanged: 'nothing changed',
  trusted: 'nothing changed, update times trusted',
  changed: 'one article changed',
  trustedChanged: 'one article changed, update times trusted',
  emptied: 'nothing changed, output emptied',
  bundles: 'cold, bundles of pages and scripts too',
  compressed: 'cold, with .gz and .br',
  offline: 'cold, from kept answers',
  slow: 'cold, every answer after 20 ms',
} as const;

export const LATENCY = 20;
export const IN_FLIGHT = 8;
/** Bundles cost the same for any number of pages, and compressing grows with them: up to here they are measured. */
const SMALL = 2_000;

export type Trial = { articles: number; samples: Samples; alike: Alike | null; /** Calls of a cold build. */ calls: number };

type Given = { folder: string; project: string; templates: string; articles: number; runs: number; frame: Frame; hugo: boolean; say: (line: string) => void };

type How = Folders & { flags?: readonly string[]; env?: Record<string, string> };

/** Has a build ask for an article again only when its list says that it changed. */
const trusting = { SITE_TRUST_TIMES: 'blogDetail' };

const sideOf = { partial: 'Hugo, partial', partialCached: 'Hugo, partialCached' } as const satisfies Record<Way, Side>;

/** Measures one number of articles: both sides in turns, round after round, so that the machine's moods meet both. */
export async function trial({ folder, project, templates, articles, runs, frame, hugo, say }: Given): Promise<Trial> {
  const port = await freePort();
  const content = join(project, 'config/content');
  const corrected = join(folder, 'corrected');
  const article = await changedContent({ from: content, to: corrected });
  const hugoSite = join(folder, 'hugo');
  const samples = openSamples();
  let found: Alike | null = null;
  let calls = 0;

  const served = async ({ from = content, latency = 0 }: { from?: string; latency?: number }, use: (api: ApiProcess) => Promise<void>) => {
    const api = await startApiProcess({ project, port, content: from, data: join(folder, 'data'), articles, latency });
    try {
      await use(api);
    } finally {
      await api.close();
    }
  };
  const ours = async (api: ApiProcess, what: keyof typeof tasks, how: How) => {
    const before = api.cpu();
    const { report, ...cost } = await build({ project, api: api.url, ...how });
    const { rendered, reused } = report.pages;
    samples.add(tasks[what], 'ours', { ...cost, pages: rendered + reused, rendered, api: api.cpu() - before });
    say(`  ${tasks[what]}: ${cost.wall.toFixed(2)} s, ${rendered} of ${rendered + reused} pages rendered`);
    return report;
  };
  const theirs = async (what: keyof typeof tasks, outOf: (way: Way) => string) => {
    if (!hugo) return;
    for (const way of ways) {
      const cost = await buildHugo({ folder: hugoSite, out: outOf(way), way });
      samples.add(tasks[what], sideOf[way], cost);
      say(`  ${tasks[what]}, ${sideOf[way]}: ${cost.wall.toFixed(2)} s`);
    }
  };

  for (let round = 1; round <= runs; round++) {
    say(`${articles} articles, round ${round} of ${runs}`);
    const work = join(folder, `round-${round}`);
    const own: Folders = { out: join(work, 'out'), cache: join(work, 'cache') };
    const fresh: Folders = { out: join(work, 'fresh-out'), cache: join(work, 'fresh-cache') };
    const outOf = (way: Way) => join(work, way);

    await served({}, async (api) => {
      // The first build of all makes the bundles of program and pages, and what Hugo is given finished.
      if (round === 1) await build({ project, api: api.url, ...fresh });
      if (round === 1 && hugo) await writeHugoSite({ folder: hugoSite, templates, api: api.url, frame, built: join(fresh.out, 'current/site') });
      await clear(fresh);

      calls = (await ours(api, 'cold', own)).calls.requests;
      await theirs('cold', outOf);
      if (hugo) found ??= await alike({ ours: join(own.out, 'current/site'), hugo: outOf('partial'), article });
      await ours(api, 'unchanged', own);
      await theirs('unchanged', outOf);
      // The first build that trusts them notes what they are.
      await build({ project, api: api.url, ...own, env: trusting });
      await ours(api, 'trusted', { ...own, env: trusting });
      await rm(own.out, { recursive: true });
      await ours(api, 'emptied', own);
    });

    await served({ from: corrected }, async (api) => {
      await ours(api, 'changed', own);
      if (hugo) await rewriteArticle({ folder: hugoSite, api: api.url, id: article });
      await theirs('changed', outOf);
    });
    for (const way of ways) await rm(outOf(way), { recursive: true, force: true });

    await served({}, async (api) => {
      if (hugo) await rewriteArticle({ folder: hugoSite, api: api.url, id: article });
      // The correction is taken back: that is a change as well.
      await ours(api, 'trustedChanged', { ...own, env: trusting });
      await cp(join(own.cache, 'answers'), join(fresh.cache, 'answers'), { recursive: true });
      await clear(own);
      await ours(api, 'offline', { ...fresh, flags: ['--no-compress', '--offline'] });
      await clear(fresh);
      if (articles <= SMALL) {
        for (const bundle of ['code', 'browser']) await rm(join(project, '.cache', bundle), { recursive: true });
        await ours(api, 'bundles', fresh);
        await clear(fresh);
        await ours(api, 'compressed', { ...fresh, flags: [] });
        await clear(fresh);
      }
    });

    await served({ latency: LATENCY }, async (api) => void (await ours(api, 'slow', { ...fresh, flags: ['--no-compress', '--concurrency', String(IN_FLIGHT)] })));
    await rm(work, { recursive: true });
  }
  return { articles, samples, alike: found, calls };
}

async function clear({ out, cache }: Folders): Promise<void> {
  for (const folder of [out, cache]) await rm(folder, { recursive: true, force: true });
}
