import { contentFolder } from '../lib/content-folder.ts';
import { join } from 'node:path';
import type { ContentApi } from '../embedded-api/server.ts';
import type { Content } from '../content/content-client.ts';
import { earliest } from '../define/publication.ts';
import { contentRules } from '../content/content-rules.ts';
import { openContent } from '../content/content.ts';
import { namespaceOf } from '../content/namespace.ts';
import type { Settings } from '../environment.ts';
import { exit, type Problem, Stop } from '../problem.ts';
import { shortHash } from '../lib/sha256.mjs';
import { degradedProblems } from './degraded.ts';
import type { GenerateOptions } from './options.ts';

/** Cache namespace of the embedded API, whose port differs each time. */
const embedded = 'embedded';
/** Separate namespace, because responses differ when drafts are shown. */
const embeddedDrafts = 'embedded-drafts';

/** The content of a build, and problems and texts of the files of the embedded API. */
export type Source = Content & Pick<ContentApi, 'mentions'> & { problems(): readonly Problem[] };

/** Content folder of the embedded API. */
const contentOf = ({ program }: Pick<Settings, 'program'>) => join(program.root, contentFolder);

/** The folder of the content files, when they are what the pages show; else null. */
export const shownFiles = (settings: Pick<Settings, 'program' | 'api'>) =>
  settings.api === null ? contentOf(settings) : null;

/** Cache namespace of the configured content APIs. */
export function responseNamespace({ api, apiSite }: Pick<Settings, 'api' | 'apiSite'>, drafts = false): string {
  return [
    api === null ? (drafts ? embeddedDrafts : embedded) : namespaceOf(api),
    ...(apiSite ? [namespaceOf(apiSite)] : []),
  ].join('+');
}

type OpenSourceOptions = {
  settings: Settings;
  options: GenerateOptions;
  /** Keys of the lists that merged shards hold back; default: none. */
  held?: Iterable<string>;
};

/** Opens the configured content API, or the embedded one. Throws a `Stop` (1) with all problems of content that has errors. */
export async function openSource({ settings, options, held = [] }: OpenSourceOptions): Promise<Source> {
  const { program, definition, site, api: configured, apiSite, access, cache, now } = settings;
  const { offline, concurrency, drafts } = options;
  const viewing = { now, drafts };
  let local: ContentApi | null = null;
  if (configured === null && !offline) {
    const { openApi } = await import('../embedded-api/server.ts');
    local = await openApi({
      definition,
      content: contentOf(settings),
      linked: settings.linkedContent,
      articles: 0,
      viewing: { now: () => now, drafts },
      site,
    }).catch(async (failure: unknown) => {
      if (!(failure instanceof Stop)) throw failure;
      // Few builds have such a problem: what checks the rest is loaded for them.
      const { refusalOfContent } = await import('./all-content-problems.ts');
      throw await refusalOfContent({ settings, folder: contentOf(settings), refused: failure });
    });
  }
  if (local === null) {
    const { assertCodeContent } = await import('../embedded-api/content.ts');
    await assertCodeContent({ definition, folder: contentOf(settings) });
  }
  const content = openContent({
    ...contentRules(definition),
    local,
    base: configured,
    siteBase: apiSite,
    namespace: responseNamespace(settings, drafts),
    cache,
    // The validation of pictures depends on `mediaHosts`.
    engine: shortHash(`${program.engine} ${site.mediaHosts.join(' ')}`),
    concurrency,
    holdLists: true,
    held,
    offline,
    viewing,
    access,
  });
  return {
    ...content,
    problems: () => local?.warnings() ?? [],
    mentions: (text) => local?.mentions(text) ?? false,
    nextChange: () => earliest([content.nextChange(), local?.nextChange() ?? null]),
    hidden: () => [...content.hidden(), ...(local?.hidden() ?? [])],
  };
}

/** Throws a `Stop` when content that the program serves itself did not arrive; records that it does not have are warnings. */
export function assertOwnContent({ content, settings }: Pick<AssertAnyGoodOptions, 'content' | 'settings'>): void {
  if (settings.api !== null) return;
  const failures = content.report().failures.filter(({ cause }) => cause !== 'missing' && cause !== 'offline');
  if (failures.length > 0)
    throw new Stop(
      exit.failed,
      degradedProblems({ failures, leftOut: [] }).map((problem) => ({ ...problem, severity: 'error' as const })),
    );
}

type AssertAnyGoodOptions = { content: Content; settings: Settings; offline: boolean };

/** Throws a `Stop` when no call has a valid response, fresh or cached. */
export function assertAnyGood({ content, settings, offline }: AssertAnyGoodOptions): void {
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
