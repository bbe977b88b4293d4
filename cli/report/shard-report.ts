import type { Colours } from '../console/colours.ts';
import type { ContentReport } from '../content/call-log.ts';
import type { Problem } from '../problem.ts';
import type { ShardManifest } from '../shards/manifest.ts';
import { shareName } from '../shards/share.ts';
import { callsOf, type Report, type ReportedPages, timesOf } from './report.ts';
import { callsRow } from './summary.ts';

/** What `generate --shard` did, for `--json`. */
export type ShardReport = Pick<Report, 'calls' | 'warnings' | 'took' | 'slowest'> & {
  shard: string;
  /** `total` pages and error pages of the site; `rendered` and `reused` in this shard; `kept`: those that the merged build reuses. */
  pages: { total: number; rendered: number; reused: number; kept: number };
  /** Blobs, including compressed siblings. */
  sizes: { files: number; bytes: number };
};

type ShardReportOptions = {
  manifest: ShardManifest;
  made: Pick<ReportedPages, 'rendered' | 'reused' | 'slowest'>;
  content: ContentReport;
  warnings: readonly Problem[];
  took: Readonly<Record<string, number>>;
};

export function shardReport({ manifest, made, content, warnings, took }: ShardReportOptions): ShardReport {
  return {
    shard: shareName(manifest),
    pages: { total: manifest.total, rendered: made.rendered, reused: made.reused, kept: manifest.pages.length },
    calls: callsOf(content),
    warnings,
    sizes: {
      files: manifest.blobs.length,
      bytes: manifest.blobs.reduce((sum, [, size]) => sum + size, 0),
    },
    ...timesOf({ took, slowest: made.slowest }),
  };
}

type SummaryOptions = {
  report: ShardReport;
  /** The cache folder and the archive. */
  kept: readonly string[];
  colours: Colours;
};

export function shardSummary({ report, kept, colours }: SummaryOptions): string {
  const { shard, pages, calls, sizes, took } = report;
  return [
    `${colours.green('✓')} Made shard ${colours.bold(shard)} in ${((took['total'] ?? 0) / 1000).toFixed(1)} s; nothing published`,
    `  pages    ${pages.rendered} rendered, ${pages.reused} reused, of ${pages.total}`,
    `  API      ${callsRow(calls, colours)}`,
    `  size     ${sizes.files} files, ${(sizes.bytes / 1_000_000).toFixed(1)} MB`,
    ...kept.map((place) => `  kept in  ${place}`),
  ].join('\n');
}
