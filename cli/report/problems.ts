import type { Report } from '../build/report.ts';
import { text } from '../diff/html-parts.ts';
import { count } from '../diff/phrases.ts';
import type { Problem } from '../problem.ts';
import { cell, table } from './bars.ts';

/** Maximum number of warnings; `report.json` has all. */
const most = 200;

const used = { stale: 'the last cached response', empty: 'no data' };

/** Failed requests: reason, fallback, and pages. */
export function degradedTable(failures: Report['failures']): string {
  if (failures.length === 0) return '<p>Nothing: no page shows old or missing data.</p>';
  const rows = failures.slice(0, most).map(({ call, cause, why, used: instead, pages, more }) => {
    const named = [...pages, ...(more > 0 ? [`and ${more.toLocaleString('en-US')} more`] : [])];
    return `<tr><th scope="row"><code>${text(call)}</code></th>${cell('why', `${text(why)} <small>${text(cause)}</small>`)}${cell('shows', used[instead])}${cell('pages', text(named.join(', ')))}</tr>`;
  });
  return table(['request', 'why', 'shows', 'pages'], rows) + beyond(failures.length);
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
