import type { Report } from './report.ts';
import { text } from '../diff/html-parts.ts';
import { bytes, count } from '../diff/phrases.ts';
import { cell, measure, table, time } from './bars.ts';

const sources = {
  fresh: 'new or changed',
  unchanged: 'not modified',
  trusted: 'skipped',
  stale: 'stale',
  empty: 'without data',
} as const satisfies Record<keyof Report['calls']['sources'], string>;
const names = Object.keys(sources) as (keyof typeof sources)[];

type CallsTableOptions = {
  calls: Report['calls'];
  /** Whether the build started the embedded API, whose address means nothing later. */
  embedded: boolean;
};

/** The calls of the API: number, source of the responses, and duration. */
export function callsTable({ calls, embedded }: CallsTableOptions): string {
  const { base, requests, retries, bytes: received, byCall } = calls;
  const longest = Math.max(0, ...byCall.map(({ took }) => took?.most ?? 0));
  const rows = byCall.map(({ call, sources: found, took, slowest }) => {
    const states = names
      .filter((name) => found[name] > 0)
      .map((name) => `<span class="tag ${name}">${found[name].toLocaleString('en-US')} ${sources[name]}</span>`);
    const longestCell = took ? measure(time(took.most), [took.most], longest) + requestHtml(slowest) : 'not sent';
    return `<tr><th scope="row"><code>${text(call)}</code></th>${cell('responses', states.join(' '))}${cell('average', took ? time(took.mean) : '', 'number')}${cell('longest', longestCell)}</tr>`;
  });
  const sent = `${count(requests, 'HTTP request')} sent, ${count(retries, 'retry', 'retries')} among them; ${bytes(received)} received.`;
  const api = base === null ? 'No API was called' : embedded ? 'Embedded API' : `<code>${text(base)}</code>`;
  return `<p>${api}: ${sent}</p>${table(['call', 'responses', 'average', 'longest, with its request'], rows)}`;
}

/** The request of a call; nothing for a call without parameters. */
const requestHtml = (request: string | null) =>
  request === null || request === '{}' ? '' : `<small>${text(request)}</small>`;
