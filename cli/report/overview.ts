import type { NextDue } from './report.ts';
import type { ReleaseReport } from './release-notes.ts';
import { text } from '../diff/html-parts.ts';
import { bytes, count } from '../diff/phrases.ts';
import type { BuiltFrom } from '../release/built-from.ts';
import { cell, table, time } from './bars.ts';

const reasons = {
  content: 'a record is published or expires',
  calendar: 'a campaign, a talk or a year ends',
} as const satisfies Record<NextDue['because'], string>;

/** The head of a report: release, state, what it was built from, and its numbers. */
export function overview({ report, mark }: { report: ReleaseReport; mark: string }): string {
  const { release, pages, calls, failures, warnings, sizes, took, nextDue, builtFrom } = report;
  const { stale, empty } = calls.sources;
  const state =
    failures.length > 0
      ? `<p class="state degraded">Degraded: ${(stale + empty).toLocaleString('en-US')} of ${count(calls.calls, 'API request')} failed</p>`
      : '<p class="state whole">Complete: every API request has a valid response</p>';
  const figures: readonly (readonly [string, string, string])[] = [
    ['Pages', pages.total.toLocaleString('en-US'), madeOf(pages)],
    ['API requests', calls.calls.toLocaleString('en-US'), `${bytes(calls.bytes)} received`],
    ['Warnings', warnings.length.toLocaleString('en-US'), failures.length > 0 ? 'those of failed calls included' : ''],
    ['Size', bytes(sizes.bytes), count(sizes.files, 'file')],
    ['Build', time(took['total'] ?? 0), 'until the release was written'],
  ];
  const tiles = figures.map(
    ([name, value, note]) => `<div><dt>${name}</dt><dd>${value}<small>${note}</small></dd></div>`,
  );
  return `<header>
<div class="title">${mark.replace(/^.*?<svg /s, '<svg aria-hidden="true" ')}<div><h1>${text(momentOf(release))}</h1><p><code>${text(release)}</code></p></div></div>
${state}
<p class="from">${fromHtml(builtFrom)}</p>
<dl class="figures">${tiles.join('')}</dl>
${nextDue === null ? '' : `<p>Next build due ${text(nextDue.at.slice(0, 16).replace('T', ' '))} UTC, when ${reasons[nextDue.because]}.</p>`}
</header>`;
}

function madeOf({ errorPages, rendered, reused, carried }: ReleaseReport['pages']): string {
  const copied = carried > 0 ? `, ${carried} copied` : '';
  return `and ${count(errorPages, 'error page')}: ${rendered} rendered, ${reused} reused${copied}`;
}

function momentOf(release: string): string {
  const [, year, month, day, hour, minute] = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)/.exec(release) ?? [];
  return year === undefined ? release : `Release of ${year}-${month}-${day} ${hour}:${minute} UTC`;
}

function fromHtml({ commit, modified, branch, run }: BuiltFrom): string {
  if (commit === null && branch === null && run === null) return 'Built from a folder without a known commit.';
  const changed = modified ? ' with uncommitted changes' : '';
  return [
    commit === null ? 'Built' : `Built from <code>${text(commit.slice(0, 12))}</code>${changed}`,
    ...(branch === null ? [] : [`on <code>${text(branch)}</code>`]),
    ...(run === null
      ? []
      : [`in ${/^https?:\/\//.test(run) ? `<a href="${text(run)}">${text(run)}</a>` : `run ${text(run)}`}`]),
  ].join(' ');
}

/** Settings and options of the build, and its commit. */
export function configurationTable({ commit, branch, run, configuration }: BuiltFrom): string {
  const facts = { commit: commit ?? 'unknown', branch: branch ?? 'unknown', run: run ?? 'none', ...configuration };
  return table(
    ['setting', 'value'],
    Object.entries(facts).map(
      ([name, value]) => `<tr><th scope="row">${text(name)}</th>${cell('value', `<code>${text(value)}</code>`)}</tr>`,
    ),
  );
}
