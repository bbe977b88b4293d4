import { join } from 'node:path';
import type { RunningApi } from '../embedded-api/server.ts';
import type { Content } from '../content/content-client.ts';
import { earliest } from '../define/publication.ts';
import { openContent } from '../content/content.ts';
import { namespaceOf } from '../content/namespace.ts';
import type { SiteConfig as OwnConfig } from '../../config/site.ts';
import type { Settings } from '../environment.ts';
import { exit, type Problem, Stop } from '../problem.ts';
import { shortHash } from '../lib/sha256.mjs';
import type { GenerateOptions } from './options.ts';

/** Cache namespace of the embedded API, whose port differs each time. */
const embedded = 'embedded';
/** Separate namespace, because responses differ when drafts are shown. */
const embeddedDrafts = 'embedded-drafts';

/** The content of a build, and problems of the files of the embedded API. */
export type Source = Content & { problems(): readonly Problem[] };

/** Content folder of the embedded API. */
export const contentOf = ({ program }: Pick<Settings, 'program'>) => join(program.root, 'config/content');

/** The folder of the content files, when they are what the pages show; else null. */
export const shownFiles = (settings: Pick<Settings, 'program' | 'api'>) =>
  settings.api === null ? contentOf(settings) : null;

/** Cache namespace of the configured content APIs. */
export function answersNamespace({ api, apiSite }: Pick<Settings, 'api' | 'apiSite'>, drafts = false): string {
  return [
    api === null ? (drafts ? embeddedDrafts : embedded) : namespaceOf(api),
    ...(apiSite ? [namespaceOf(apiSite)] : []),
  ].join('+');
}

type OpenSourceInput = { settings: Settings; options: GenerateOptions };

/** Opens the configured content API, or starts the embedded one. */
export async function openSource({ settings, options }: OpenSourceInput): Promise<Source> {
  const { program, site, api: configured, apiSite, access, cache, now } = settings;
  const { offline, concurrency, drafts } = options;
  const viewing = { now, drafts };
  let running: RunningApi | null = null;
  if (configured === null && !offline) {
    const { startApi } = await import('../embedded-api/server.ts');
    running = await startApi({
      content: contentOf(settings),
      linked: settings.linkedContent,
      port: 0,
      articles: 0,
      latency: 0,
      viewing: { now: () => now, drafts },
      site: site as OwnConfig,
    });
  }
  const base = configured ?? running?.url ?? null;
  const content = openContent({
    base,
    siteBase: apiSite,
    namespace: answersNamespace(settings, drafts),
    cache,
    // The validation of pictures depends on `mediaHosts`.
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
    hidden: () => [...content.hidden(), ...(running?.hidden() ?? [])],
    async close() {
      await content.close();
      await running?.close();
    },
  };
}

type AssertAnyGoodInput = { content: Content; settings: Settings; offline: boolean };

/** Throws a `Stop` when no call has a valid response, fresh or cached. */
export function assertAnyGood({ content, settings, offline }: AssertAnyGoodInput): void {
  const report = content.report();
  if (report.anyGood) return;
  const causes = mostFrequent(
    report.failures.map(({ problem }) => problem.why.replace(/, in the last of \d+ attempts$/, '')),
  );
  const advice = mostFrequent(report.failures.map(({ problem }) => problem.fix));
  throw Stop.of(exit.failed, {
    what: 'every API call failed, and there are no cached responses',
    where: offline ? `the cached responses in ${settings.cache}` : `the content API at ${report.base}`,
    why: causes.join('; ') || 'the cache is empty',
    fix: offline ? 'build once without --offline' : advice.join('; '),
  });
}

/** Up to three different values, the most frequent first. */
function mostFrequent(values: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts]
    .sort(([, a], [, b]) => b - a)
    .slice(0, 3)
    .map(([value]) => value);
}
