import { join } from 'node:path';
import { type ApiProcess, startApiProcess } from './api-process.ts';
import { articles as articlesOf } from './hugo/articles.ts';
import { buildHugo, type Way } from './hugo/site.ts';
import { build, type Folders } from './ours.ts';
import type { Samples, Side } from './samples.ts';
import { type Task, tasks } from './tasks.ts';

export type How = Folders & { flags?: readonly string[]; env?: Record<string, string> };

/** Both sides, each ready to build and be measured. */
export type Contestants = {
  /** Runs the content API, warmed up, at a constant address, which is part of the cache keys. */
  served(
    api: { from: string; latency?: number; articles?: number },
    use: (api: ApiProcess) => Promise<void>,
  ): Promise<void>;
  ours(api: ApiProcess, task: Task, how: How): Promise<void>;
  /** A build that something else needs, not measured. */
  prepare(api: ApiProcess, how: How): Promise<void>;
  theirs(task: Task, outOf: (way: Way) => string): Promise<void>;
};

type OpenContestantsOptions = {
  folder: string;
  project: string;
  port: number;
  articles: number;
  /** Folder of the Hugo site; null without it. */
  hugoSite: string | null;
  /** The ways in which Hugo builds it. */
  ways: readonly Way[];
  samples: Samples;
  say: (line: string) => void;
};

/** Articles after which V8 has compiled what answers: a build that came first would pay for it, and be compared with one that came later. */
const used = 1000;

async function warm(api: string): Promise<void> {
  let asked = 0;
  for await (const _ of articlesOf(api)) if (++asked === used) break;
}

const sideOf = { partial: 'Hugo, partial', partialCached: 'Hugo, partialCached' } as const satisfies Record<Way, Side>;

export function openContestants({
  folder,
  project,
  port,
  articles,
  hugoSite,
  ways,
  samples,
  say,
}: OpenContestantsOptions): Contestants {
  return {
    async served({ from, latency = 0, articles: count = articles }, use) {
      const api = await startApiProcess({
        project,
        port,
        content: from,
        data: join(folder, 'data'),
        articles: count,
        latency,
      });
      try {
        await warm(api.url);
        await use(api);
      } finally {
        await api.close();
      }
    },
    async ours(api, task, how) {
      const before = api.cpu();
      const { report, ...cost } = await build({ project, api: api.url, ...how });
      const { rendered, reused } = report.pages;
      samples.add(tasks[task], 'ours', { ...cost, pages: rendered + reused, rendered, api: api.cpu() - before });
      say(`  ${tasks[task]}: ${cost.wall.toFixed(2)} s, ${rendered} of ${rendered + reused} pages rendered`);
    },
    prepare: async (api, how) => void (await build({ project, api: api.url, ...how })),
    async theirs(task, outOf) {
      if (hugoSite === null) return;
      for (const way of ways) {
        const cost = await buildHugo({ folder: hugoSite, out: outOf(way), way });
        samples.add(tasks[task], sideOf[way], cost);
        say(`  ${tasks[task]}, ${sideOf[way]}: ${cost.wall.toFixed(2)} s`);
      }
    },
  };
}
