import { escapeHtml } from '../../lib/escape.ts';
import { formatProblem, type Problem } from '../../problem.ts';
import { ofServer } from '../problem-list.ts';

/** Address of the dev client, which every document loads. */
export const clientPath = '/__site/client.js';

/** The document for a page that cannot be rendered. It lists the problems; with scripts, the overlay shows them. */
export function problemPage(problems: readonly Problem[]): string {
  const texts = problems.map((problem) => `<pre>${escapeHtml(formatProblem(ofServer(problem)))}</pre>`).join('');
  return (
    '<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">' +
    `<title>${escapeHtml(problems[0]?.what ?? 'error')}</title><script type="module" src="${clientPath}"></script>` +
    `<main><h1>This page cannot be rendered</h1>${texts}</main></html>`
  );
}

export function withClient({ html, version }: { html: string; version: string }): string {
  return html
    .replace('<html ', `<html data-version="${version}" `)
    .replace('</head>', `<script type="module" src="${clientPath}"></script></head>`);
}
