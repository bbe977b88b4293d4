import type { Console } from '../console/console.ts';
import { recordResponses } from '../content/record-responses.ts';
import { openPictures } from '../content/pictures.ts';
import type { Settings } from '../environment.ts';
import { openUnpublished } from '../release/unpublished.ts';
import { describeShard } from '../shards/describe-shard.ts';
import type { ShardManifest } from '../shards/manifest.ts';
import { type Share, shareName, shareOf } from '../shards/share.ts';
import { removeShardManifests, writeManifest } from '../shards/manifest-files.ts';
import { unlistedPaths, withoutUnlisted } from './broken-links.ts';
import { assertOwnContent, openSource, shownFiles } from './content-source.ts';
import { degradedProblems } from './degraded.ts';
import type { Hold } from './hold.ts';
import { identityOf } from './inputs.ts';
import { openMadePictures } from './made-pictures.ts';
import { makePages } from './make-pages.ts';
import { openCompressor } from './open-compressor.ts';
import { recordPages, recordSizes } from './record-pages.ts';
import { openPageServices } from './open-page-services.ts';
import type { GenerateOptions } from './options.ts';
import { prepare, startBundles } from './prepare.ts';
import { assertNothingDegraded, unsizedPicture } from './refusals.ts';
import { shardReport, type ShardReport } from '../report/shard-report.ts';
import { stopwatch } from './stopwatch.ts';
import { assertCacheWritable } from './writable-cache.ts';
import { textWarnings } from './text-warnings.ts';

type BuildShardOptions = {
  share: Share;
  options: GenerateOptions;
  settings: Settings;
  console: Console;
  hold: Hold;
};

/** Builds one shard into the cache, with its manifest; publishes nothing. Throws a `Stop`. */
export async function buildShard({
  share,
  options,
  settings,
  console,
  hold,
}: BuildShardOptions): Promise<{ manifest: ShardManifest; report: ShardReport }> {
  const { cache, definition } = settings;
  const { offline, concurrency, strict } = options;
  const clock = stopwatch();
  assertCacheWritable(settings);
  await removeShardManifests({ cache, share });

  const { compress } = await hold(openCompressor(settings.program));
  const files = await hold(openUnpublished({ cache, compress: options.compress && compress }));
  const source = await hold(openSource({ settings, options }));
  const { content, noted: responses } = recordResponses({ content: source, calls: definition.calls });
  const bundles = startBundles(settings);
  const sources = (await bundles.site).sources.files.map(([path]) => path);
  const localPictures = await hold(
    openMadePictures({ settings, sources, blobs: files.blobs, isUsed: source.mentions }),
  );
  const { pictures, sizes } = recordSizes(
    await hold(openPictures({ cache, offline, concurrency, proxy: settings.access.proxy })),
  );
  const prepared = await prepare({ options, settings, bundles, content, hold });
  const { siteBundle, browserBundle, indexes, plan, renderers, listResponses } = prepared;
  const { pages, reuse } = recordPages(renderers.reuse);
  clock.lap('prepare');
  console.step(`shard ${shareName(share)} of ${plan.count} pages and ${plan.errors.length} error pages`);

  const opened = await hold(
    openPageServices({
      settings,
      prepared: { ...prepared, renderers: { ...renderers, reuse } },
      content,
      pictures,
      localPictures,
      release: files,
      records: null,
    }),
  );
  const { services, ogImages } = opened;
  const unlisted = unlistedPaths(content.report().failures, definition);
  const made = await makePages({
    plan,
    chosen: null,
    mine: (route) => shareOf(route, share.of) === share.index,
    concurrency,
    release: null,
    sharedLinks: indexes.links,
    unlisted,
    records: definition.records,
    feeds: definition.feeds,
    hidden: content.hidden,
    currentSite: '',
    console,
    services,
    ogImages,
  });
  const needed = localPictures.used();
  for (const { path, hash } of needed.files) await files.stage.link(`site/${path}`, hash);
  clock.lap('pages');
  const undrawn = await ogImages.finish();
  clock.lap('images');
  const report = content.report();
  assertOwnContent({ content, settings });
  const texts = { local: definition.local, problems: made.textProblems, folder: shownFiles(settings) };

  const warnings = [
    ...withoutUnlisted(plan.problems, unlisted),
    ...degradedProblems({ failures: report.failures, leftOut: report.leftOut, pages: made.degraded }),
    ...opened.problems,
    ...made.brokenLinks,
    ...textWarnings(texts),
    ...report.warnings,
    ...source.problems(),
    ...localPictures.problems,
    ...pictures.unknown().map(unsizedPicture),
    ...undrawn,
  ];
  if (strict) assertNothingDegraded(warnings);
  const manifest = await describeShard({
    share,
    identity: identityOf({ settings, siteBundle, browserBundle }),
    total: plan.count + plan.errors.length,
    made: made.rendered + made.reused,
    lists: listResponses,
    responses,
    held: content.hold(),
    pages,
    sizes,
    encoded: needed.encoded,
    ogImages: ogImages.staged(),
    parts: opened.partsUsed(),
    files,
  });
  // Sync everything that the manifest refers to before writing the manifest.
  await files.blobs.flush();
  await writeManifest({ cache, manifest });
  clock.lap('keep');
  for (const problem of warnings) console.problem(problem);
  return { manifest, report: shardReport({ manifest, made, content: report, warnings, took: clock.laps() }) };
}
