import type { HiddenRecord } from '../../define/call.ts';
import { escapeHtml } from '../../lib/escape.ts';
import { formatProblem, type Problem } from '../../problem.ts';
import { ofServer } from '../problem-list.ts';

/** Address of the dev client, which every document loads. */
export const clientPath = '/__site/client.js';
/** Address that opens a place of the sources in the editor of this machine. */
export const openPath = '/__site/open';

/** The document for a page that cannot be rendered. It lists the problems; with scripts, the overlay shows them. */
export function problemPage(problems: readonly Problem[]): string {
  const texts = problems.map((problem) => `<pre>${escapeHtml(formatProblem(ofServer(problem)))}</pre>`).join('');
  return document({ title: problems[0]?.what ?? 'error', heading: 'This page cannot be rendered', body: texts });
}

/** The document at the address of an expired record, for which visitors get the 404 page. */
export function expiredPage({ kind, id, why, field }: HiddenRecord): string {
  const title = `The ${kind} ${JSON.stringify(id)} ${why}`;
  const text = `Visitors get the 404 page here. Change or remove ${field} to show it again.`;
  return document({ title, heading: title, body: `<p>${escapeHtml(text)}</p>` });
}

type DocumentParts = { title: string; heading: string; body: string };

const document = ({ title, heading, body }: DocumentParts) =>
  '<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">' +
  `<title>${escapeHtml(title)}</title><script type="module" src="${clientPath}"></script>` +
  `<main><h1>${escapeHtml(heading)}</h1>${body}</main></html>`;

export function withClient({ html, version }: { html: string; version: string }): string {
  return html
    .replace('<html ', `<html data-version="${version}" `)
    .replace('</head>', `<script type="module" src="${clientPath}"></script></head>`);
}
