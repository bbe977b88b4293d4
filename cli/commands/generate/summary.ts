import pc from 'picocolors';
import type { Outcome } from '../../release/release.ts';
import type { Report } from './report.ts';

const kinds: Record<Outcome['kind'], string> = {
  published: 'Published',
  unchanged: 'Nothing changed: still',
  rehearsed: 'Dry run, nothing written: would publish',
};

/** The closing lines of a build, for people. */
export function summary({ report, outcome, out }: { report: Report; outcome: Outcome; out: string }): string {
  const { pages, calls, sizes, took, slowest, failures } = report;
  const stale = calls.sources.stale > 0 ? `, ${pc.yellow(`${calls.sources.stale} answered from the last good ones`)}` : '';
  const empty = calls.sources.empty > 0 ? `, ${pc.yellow(`${calls.sources.empty} left empty`)}` : '';
  const lines = [
    `${pc.green('✓')} ${kinds[outcome.kind]} ${pc.bold(outcome.release)} in ${seconds(took['total'] ?? 0)}`,
    `  pages    ${pages.rendered} rendered, ${pages.reused} reused${pages.carried > 0 ? `, ${pages.carried} carried over` : ''}; ${pages.planned} planned, ${pages.redirects} redirects`,
    `  calls    ${calls.calls} (${calls.sources.fresh} new, ${calls.sources.unchanged} unchanged${calls.sources.trusted > 0 ? `, ${calls.sources.trusted} spared` : ''}), ${calls.retries} retries${stale}${empty}`,
    `  size     ${sizes.files} files, ${megabytes(sizes.bytes)}`,
    ...(slowest.length > 0 ? [`  slowest  ${slowest.slice(0, 3).map(({ address, took: time }) => `${address} ${Math.round(time)} ms`).join(', ')}`] : []),
    ...(outcome.pruned.length > 0 ? [`  removed  ${outcome.pruned.join(', ')}`] : []),
    ...failures.map(({ call, used, pages: affected, more }) => {
      const names = affected.slice(0, 3).join(', ');
      const others = affected.length - 3 + more;
      return pc.yellow(`  ! ${call}: ${used === 'stale' ? 'last good answer' : 'empty'} on ${names}${others > 0 ? ` and ${others} more` : ''}`);
    }),
    `  output   ${out}`,
  ];
  return lines.join('\n');
}

const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(1)} s`;
const megabytes = (bytes: number) => `${(bytes / 1_000_000).toFixed(1)} MB`;
