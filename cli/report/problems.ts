import type { Report } from './report.ts';
import { text } from '../diff/html-parts.ts';
import { count } from '../diff/phrases.ts';
import type { Problem } from '../problem.ts';
import { cell, table } from './bars.ts';

/** Maximum number of warnings; `report.json` has all. */
const most = 200;

const used = { stale: 'the last cached response', empty: 'no data' };

/** Failed requests by call, reason and fallback, with their pages. */
export function degradedTable(failures: Report['failures']): string {
  if (failures.length === 0) return '<p>Nothing: no page shows old or missing data.</p>';
  const groups = new Map<string, Failure[]>();
  for (const failure of failures) {
    const key = JSON.stringify([callOf(failure), failure.why, failure.used]);
    groups.set(key, [...(groups.get(key) ?? []), failure]);
  }
  const rows = [...groups.values()].slice(0, most).map((group) => {
    const [{ why, used: fallback }] = group as [Failure];
    const [requests, pages] = [requestsHtml(group), text(pagesOf(group))];
    return `<tr><th scope="row"><code>${text(callOf(group[0]!))}</code>${requests}</th>${cell('why', text(why))}${cell('shows', used[fallback])}${cell('pages', pages)}</tr>`;
  });
  return `<div class="degradations">${table(['call', 'why', 'shows', 'pages'], rows)}</div>${beyond(groups.size)}`;
}

type Failure = Report['failures'][number];

/** The name of the call: `call` also has its parameters. */
const callOf = ({ call }: Failure) => call.split(' ', 1)[0]!;

/** Maximum number of requests of one call. */
const listed = 5;

/** The parameters of the requests; nothing for a call without parameters. */
function requestsHtml(group: readonly Failure[]): string {
  const parameters = group.map((failure) => failure.call.slice(callOf(failure).length + 1)).filter(Boolean);
  const lines = parameters.slice(0, listed).map(text);
  if (parameters.length > listed) lines.push(`and ${count(parameters.length - listed, 'more request')}`);
  return lines.map((line) => `<small>${line}</small>`).join('');
}

function pagesOf(group: readonly Failure[]): string {
  const pages = [...new Set(group.flatMap((failure) => failure.pages))].sort();
  const more = group.reduce((sum, failure) => sum + failure.more, 0);
  // The same page may be among the unnamed pages of several requests.
  const others = group.length === 1 ? `and ${more.toLocaleString('en-US')} more` : 'and more';
  return [...pages, ...(more > 0 ? [others] : [])].join(', ');
}

/** Warnings by the record, file or call that they are about. */
export function warningList(warnings: readonly Problem[]): string {
  if (warnings.length === 0) return '<p>None.</p>';
  const records = new Map<string, Problem[]>();
  for (const warning of warnings.slice(0, most)) {
    const record = recordOf(warning);
    records.set(record, [...(records.get(record) ?? []), warning]);
  }
  const items = [...records].map(([record, problems]) => {
    const number = problems.length > 1 ? ` <small>${count(problems.length, 'warning')}</small>` : '';
    return `<details open><summary><code>${text(record)}</code>${number}</summary><ul>${problems.map(warningItem).join('')}</ul></details>`;
  });
  return items.join('\n') + beyond(warnings.length);
}

/** The place without the pages that show it, which follow a semicolon. */
const recordOf = ({ where }: Problem) => where.split('; ')[0]!;

function warningItem({ what, where, why, fix }: Problem): string {
  const pages = where.split('; ').slice(1).join('; ');
  const lines = [why, ...(pages ? [`On ${pages}`] : []), `Fix: ${fix}`];
  return `<li><b>${text(what)}</b>${lines.map((line) => `<p>${text(line)}</p>`).join('')}</li>`;
}

const beyond = (all: number) =>
  all > most ? `<p>${count(all - most, 'more')}: see report.json.</p>`.replace('mores', 'more') : '';
