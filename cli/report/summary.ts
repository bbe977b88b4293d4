import type { Colours } from '../console/colours.ts';
import type { Outcome } from '../release/release.ts';
import { describeHold } from '../release/release-hold.ts';
import type { Report } from './report.ts';

const kinds: Record<Outcome['kind'], string> = {
  published: 'Published',
  unchanged: 'Nothing changed; current is',
  held: 'Staged, and not made current:',
  rehearsed: 'Dry run, nothing written; would publish',
};

type SummaryOptions = { report: Report; outcome: Outcome; out: string; colours: Colours };

export function summary({ report, outcome, out, colours }: SummaryOptions): string {
  const { pages, calls, sizes, nextDue, took, slowest } = report;
  const rows: Record<string, readonly (string | false)[]> = {
    pages: [
      `${pages.total} and ${pages.errorPages} error pages: ${pages.rendered} rendered`,
      `${pages.reused} reused`,
      pages.carried > 0 && `${pages.carried} copied from the current release`,
    ],
    plan: [`${pages.redirects} redirects`, `${pages.planned} planned addresses`],
    API: [callsRow(calls, colours)],
    size: [`${sizes.files} files`, megabytes(sizes.bytes)],
    slowest: slowest.slice(0, 3).map(({ address, took: time }) => `${address} ${Math.round(time)} ms`),
    'next due': [nextDue !== null && `${minuteOf(nextDue.at)} UTC (${nextDue.because})`],
    removed: outcome.pruned,
    held: [outcome.hold !== null && `${describeHold(outcome.hold)}; \`site resume\` lets builds publish again`],
    output: [out],
  };
  return [
    `${colours.green('✓')} ${kinds[outcome.kind]} ${colours.bold(outcome.release)} in ${seconds(took['total'] ?? 0)}`,
    ...Object.entries(rows)
      .map(([name, parts]) => [name, parts.filter(Boolean).join(', ')] as const)
      .filter(([, text]) => text !== '')
      .map(([name, text]) => `  ${name.padEnd(8)} ${text}`),
  ].join('\n');
}

const minuteOf = (at: string) => at.slice(0, 16).replace('T', ' ');

export function callsRow({ calls, sources, retries }: Report['calls'], colours: Colours): string {
  const { fresh, unchanged, trusted, stale, empty } = sources;
  return [
    `${calls} requests: ${fresh} new or changed`,
    `${unchanged} not modified`,
    trusted > 0 && `${trusted} skipped`,
    stale > 0 && colours.yellow(`${stale} stale`),
    empty > 0 && colours.yellow(`${empty} without data`),
    retries > 0 && `${retries} retries`,
  ]
    .filter(Boolean)
    .join(', ');
}

const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(1)} s`;
const megabytes = (bytes: number) => `${(bytes / 1_000_000).toFixed(1)} MB`;
