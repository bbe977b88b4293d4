import { escapeHtml } from '../../escape.ts';
import { formatProblem, type Problem } from '../../problem.ts';
import { ofServer } from '../problem-list.ts';

/** Address of the script that every document loads besides its own. */
export const clientPath = '/__site/client.js';

/** The document that is shown for a page that cannot be made. Without scripts it lists the problems; with them the overlay does. */
export function problemPage(problems: readonly Problem[]): string {
  const texts = problems.map((problem) => `<pre>${escapeHtml(formatProblem(ofServer(problem)))}</pre>`).join('');
  return (
    '<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">' +
    `<title>${escapeHtml(problems[0]?.what ?? 'error')}</title><script type="module" src="${clientPath}"></script>` +
    `<main><h1>This page cannot be rendered</h1>${texts}</main></html>`
  );
}

/** A document with its version, and with the script that replaces it after a change. */
export function withClient({ html, version }: { html: string; version: string }): string {
  return html
    .replace('<html ', `<html data-version="${version}" `)
    .replace('</head>', `<script type="module" src="${clientPath}"></script></head>`);
}
