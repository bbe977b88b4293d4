import type { Report } from './report.ts';
import { text } from '../diff/html-parts.ts';
import { cell, measure, table, time } from './bars.ts';

export function stages({ total = 0, ...laps }: Report['took']): string {
  const rows = Object.entries(laps).map(
    ([stage, took]) =>
      `<tr><th scope="row">${text(stage)}</th>${cell('time', measure(time(took), [took], total))}</tr>`,
  );
  return table(['stage', 'time'], rows);
}

/** The pages that took longest: waiting for the API, rendering and compressing. */
export function slowestPages(slowest: Report['slowest']): string {
  if (slowest.length === 0) return '<p>No page was rendered.</p>';
  const longest = slowest[0]?.took ?? 0;
  const rows = slowest.map(
    ({ address, took }) =>
      `<tr><th scope="row"><code>${text(address)}</code></th>${cell('time', measure(time(took), [took], longest))}</tr>`,
  );
  return `<h3>Slowest pages</h3>${table(['page', 'time'], rows)}`;
}
