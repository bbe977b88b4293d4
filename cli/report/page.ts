import type { ReleaseReport } from './release-notes.ts';
import { changeSections, summaryHtml } from '../diff/change-sections.ts';
import type { ReleaseDiff } from '../diff/compare.ts';
import { text } from '../diff/html-parts.ts';
import { htmlStyle } from '../diff/html-style.ts';
import { count } from '../diff/phrases.ts';
import { callsTable } from './calls.ts';
import { configurationTable, overview } from './overview.ts';
import { degradedTable, warningList } from './problems.ts';
import { reportStyle } from './style.ts';
import { slowestPages, stages } from './times.ts';
import { weightTables } from './weights.ts';

export type ReportPage = {
  report: ReleaseReport;
  /** The comparison with the previous release; null when there is none. */
  diff: ReleaseDiff | null;
  /** The site's mark: an SVG document. */
  mark: string;
};

/** Maximum number of entries per list of changes; `site diff --html` shows more. */
const shown = 60;

/** `report.html` of a release: a document that loads nothing and runs nothing. Every text in it may be hostile, and is escaped. */
export function reportPage({ report, diff, mark }: ReportPage): string {
  const sections = [
    { id: 'changes', title: 'Changes', content: changesHtml({ report, diff }) },
    { id: 'degraded', title: 'Degraded', content: degradedTable(report.failures) },
    { id: 'warnings', title: 'Warnings', content: warningList(report.warnings) },
    {
      id: 'api',
      title: 'API',
      content: callsTable({
        calls: report.calls,
        embedded: report.builtFrom.configuration['content API'] === 'embedded',
      }),
    },
    { id: 'times', title: 'Times', content: stages(report.took) + slowestPages(report.slowest) },
    { id: 'weight', title: 'Weight', content: weightTables(report.weights) },
    { id: 'configuration', title: 'Configuration', content: configurationTable(report.builtFrom) },
  ];
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>Release ${text(report.release)}</title>
<style>${htmlStyle}${reportStyle}</style>
</head>
<body>
${overview({ report, mark })}
<nav aria-label="Sections"><ul>${sections.map(({ id, title }) => `<li><a href="#${id}">${title}</a>`).join('')}</ul></nav>
<main>
${sections.map(({ id, title, content }) => `<section id="${id}"><h2>${title}</h2>${content}</section>`).join('\n')}
</main>
</body>
</html>
`;
}

function changesHtml({ report: { changes }, diff }: Pick<ReportPage, 'report' | 'diff'>): string {
  if (changes === null) return '<p>This is the first release: there is none before it to compare with.</p>';
  const since = `<code>${text(changes.since)}</code>`;
  if (diff === null) return `<p>Not compared with ${since}: ${text(changes.why ?? '')}.</p>`;
  const { unread } = diff.pages;
  const more = `<p>${count(unread, 'more page')} changed, but ${unread === 1 ? 'its contents were' : 'their contents were'} not compared: the report compares the first pages of each family. <code>site diff</code> compares all.</p>`;
  const { pages, changes: sections } = changeSections({
    ...diff,
    groups: {
      shown: diff.groups.shown.slice(0, shown),
      more: diff.groups.more + Math.max(0, diff.groups.shown.length - shown),
    },
  });
  return [
    `<p>Compared with ${since}, which was current before.</p>`,
    diff.equal ? '<p>Visitors see no difference.</p>' : summaryHtml(diff),
    ...(unread > 0 ? [more] : []),
    ...[...pages, ...sections].map((section) => section.replaceAll('<h2>', '<h3>').replaceAll('</h2>', '</h3>')),
  ].join('\n');
}
