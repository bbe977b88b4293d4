import type { Content } from '../content/content-client.ts';
import type { RecordedResponses } from '../content/record-responses.ts';
import type { Settings } from '../environment.ts';
import { sha256 } from '../lib/sha256.mjs';
import type { Problem } from '../problem.ts';
import type { Outcome, Release } from '../release/release.ts';
import { releaseKey } from './inputs.ts';
import { keepLastBuild, type LastBuild, readLastBuild, roundsOf } from './last-build.ts';
import type { MadePictures } from './made-pictures.ts';
import { nextDue } from './next-due.ts';
import type { GenerateOptions } from './options.ts';
import type { Bundles } from './prepare.ts';
import { callsOf, type Report } from '../report/report.ts';
import { redirectFileText } from './read-redirect-file.ts';
import { listServedFiles, readServedFile } from './served-files.ts';

type From = {
  settings: Settings;
  localPictures: Pick<MadePictures, 'all'>;
  options: GenerateOptions;
  bundles: Bundles;
  release: Release;
  content: Content;
};

/** Builds of all pages from what the API says now. */
const isRepeatable = ({ only, offline, drafts }: GenerateOptions) => only === null && !offline && !drafts;

type FindUnchangedOptions = From & { laps: () => Report['took']; problems: () => readonly Problem[] };

/**
 * Detects an unchanged build without plan and pages: code, configuration and static files are those of the last build, and all responses
 * are unchanged. Null when anything differs; responses are not requested again then. `problems` returns warnings that were not stored.
 */
export async function findUnchanged(from: FindUnchangedOptions): Promise<{ report: Report; outcome: Outcome } | null> {
  const { settings, options, release, content } = from;
  const { now, cache } = settings;
  const last = isRepeatable(options) ? await readLastBuild(cache) : null;
  if (last === null || last.content !== release.previous?.content) return null;
  if (now < last.from || (last.until !== null && now >= last.until) || last.key !== (await keyOf(from))) return null;
  if (!(await content.revalidate(last))) return null;
  const received = content.report();
  if (received.failures.length + received.warnings.length > 0 || !release.hasAllFiles(last.parts)) return null;
  const outcome: Outcome = {
    kind: 'unchanged',
    hold: null,
    release: release.previous.release,
    content: last.content,
    pruned: [],
    warnings: [],
  };
  const { total, errorPages } = last.pages;
  const report: Report = {
    release: outcome.release,
    pages: { ...last.pages, rendered: 0, reused: total + errorPages, carried: 0 },
    calls: callsOf(received),
    failures: [],
    warnings: [...last.warnings, ...from.problems()],
    sizes: last.sizes,
    nextDue: nextDue({ now, content: last.until, clock: settings.definition.clock }),
    took: from.laps(),
    slowest: [],
  };
  return { report, outcome };
}

type KeepBuildOptions = From & {
  report: Report;
  outcome: Outcome;
  lists: RecordedResponses;
  /** Warnings that an unchanged build repeats, and those of this run only. */
  lasting: readonly Problem[];
  passing: readonly Problem[];
};

/** Stores a build for the next one, if it was complete and nothing has to be retried. */
export async function keepBuild({
  report,
  outcome,
  lists,
  lasting,
  passing,
  ...from
}: KeepBuildOptions): Promise<void> {
  const { settings, options, release, content } = from;
  const { responses, skipped } = content.received();
  const parts = release.parts();
  if (!isRepeatable(options) || options.dryRun || passing.length > 0 || responses === null || parts === null) return;
  const { rendered: _, reused: __, carried: ___, ...pages } = report.pages;
  const build: LastBuild = {
    key: await keyOf(from),
    content: outcome.content,
    from: settings.now,
    until: content.nextChange(),
    rounds: roundsOf(responses, lists),
    skipped,
    parts,
    pages,
    sizes: report.sizes,
    warnings: lasting,
  };
  await keepLastBuild(settings.cache, build);
}

/** The key of a build: a hash of all inputs of its release besides API responses. */
async function keyOf({ settings, options, bundles, localPictures }: From): Promise<string> {
  const { root } = settings.program;
  const [siteBundle, browserBundle, served] = await Promise.all([bundles.site, bundles.browser, listServedFiles(root)]);
  const files = await Promise.all(
    served.map(async (path) => [path, sha256(await readServedFile({ root, path }))] as const),
  );
  const beside = (await localPictures.all()).map(({ path, hash }) => [path, hash] as const).sort();
  return releaseKey({
    settings,
    options,
    siteBundle,
    browserBundle,
    files: [...files, ...beside],
    redirects: await redirectFileText(root),
  });
}
