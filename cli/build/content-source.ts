import { join } from 'node:path';
import type { RunningApi } from '../api/server.ts';
import type { Content } from '../content/answer.ts';
import { earliest } from '../../config/rules/publication.ts';
import { openContent } from '../content/content.ts';
import { namespaceOf } from '../content/namespace.ts';
import type { Settings } from '../environment.ts';
import { exit, type Problem, Stop } from '../problem.ts';
import { shortHash } from '../sha256.mjs';
import type { GenerateOptions } from './options.ts';

/** Kept answers of the embedded API go by this name: its port is another one each time, and enters no key. */
const embedded = 'embedded';
/** Apart: it answers otherwise when drafts are shown. */
const embeddedDrafts = 'embedded-drafts';

/** The content of a build, and what is wrong with the files of the embedded API. */
export type Source = Content & { problems(): readonly Problem[] };

/** Folder of the embedded API's content. */
export const contentOf = ({ program }: Pick<Settings, 'program'>) => join(program.root, 'config/content');

/** Names the kept answers of the configured content APIs. */
export function answersNamespace({ api, apiSite }: Pick<Settings, 'api' | 'apiSite'>, drafts = false): string {
  return [
    api === null ? (drafts ? embeddedDrafts : embedded) : namespaceOf(api),
    ...(apiSite ? [namespaceOf(apiSite)] : []),
  ].join('+');
}

/** Opens the configured content API, or starts the embedded one and opens that. */
export async function openSource({
  settings,
  options,
}: {
  settings: Settings;
  options: GenerateOptions;
}): Promise<Source> {
  const { program, site, api: configured, apiSite, access, cache, now } = settings;
  const { offline, concurrency, drafts } = options;
  const viewing = { now, drafts };
  let running: RunningApi | null = null;
  if (configured === null && !offline) {
    const { startApi } = await import('../api/server.ts');
    running = await startApi({
      content: contentOf(settings),
      port: 0,
      articles: 0,
      latency: 0,
      viewing: { now: () => now, drafts },
      site,
    });
  }
  const base = configured ?? running?.url ?? null;
  const content = openContent({
    base,
    siteBase: apiSite,
    namespace: answersNamespace(settings, drafts),
    cache,
    // Whether a picture is valid depends on where pictures may come from.
    engine: shortHash(`${program.engine} ${site.mediaHosts.join(' ')}`),
    concurrency,
    offline,
    viewing,
    // The embedded API runs on this machine and needs no credentials.
    ...(configured !== null && { access }),
  });
  return {
    ...content,
    problems: () => running?.warnings() ?? [],
    nextChange: () => earliest([content.nextChange(), running?.nextChange() ?? null]),
    async close() {
      await content.close();
      await running?.close();
    },
  };
}

/** Ends a build for which no call gave a valid answer, new or kept: there is nothing to make a site from. */
export function assertAnyGood({
  content,
  settings,
  offline,
}: {
  content: Content;
  settings: Settings;
  offline: boolean;
}): void {
  const report = content.report();
  if (report.anyGood) return;
  const causes = [...new Set(report.failures.map(({ problem }) => problem.why))];
  throw new Stop(exit.failed, [
    {
      severity: 'error',
      what: 'no call gave a valid answer, and there are no last good answers',
      where: offline ? `the kept answers in ${settings.cache}` : `the content API at ${report.base}`,
      why: causes.slice(0, 3).join('; ') || 'nothing is kept there',
      fix: offline ? 'build once without --offline' : 'check SITE_API (or --api) and that the API answers from here',
    },
  ]);
}
