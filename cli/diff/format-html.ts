import { escapeHtml } from '../escape.ts';
import { readable } from '../problem.ts';
import { type Bounded, sizeOf } from './bounded.ts';
import type { ReleaseDiff } from './compare.ts';
import { htmlStyle } from './html-style.ts';
import { limits } from './limits.ts';
import { grown, totalOf } from './page-weight.ts';
import {
  answerOf,
  beyond,
  bytes,
  count,
  growth,
  nameOf,
  pagesOf,
  ruleName,
  sizes,
  subjectOf,
  summaryOf,
  totalRows,
} from './phrases.ts';
import type { PagePictures, Pictures } from './pictures.ts';
import { compareWords } from './words.ts';

/** Text of any origin in a document. */
const text = (value: string) => escapeHtml(readable(value));
const row = (...cells: readonly string[]) => `<tr>${cells.join('')}</tr>`;

/** A comparison as one document that loads nothing and runs nothing. */
export function formatHtml(diff: ReleaseDiff, pictures: Pictures): string {
  const { before, after, pages, groups, rules, assets, files } = diff;
  const body = [
    '<h1>What visitors will see differently</h1>',
    `<p><code>${text(before.release)}</code> → <code>${text(after.release)}</code></p>`,
    diff.equal ? `<p>No difference in ${count(pages.unchanged + pages.renamed, 'page')}.</p>` : summary(diff),
    list('Pages added', pages.added, (page) => [text(nameOf(page))]),
    list('Pages removed', pages.removed, (page) => [text(nameOf(page)), text(answerOf(page))]),
    list('Pages moved', pages.moved, (page) => [text(nameOf(page)), text(page.to), text(answerOf(page))]),
    pictureSection(pictures),
    sideTable('Changes in pages', groups, (group) => ({
      title: `${text(subjectOf(group))} <b>${count(group.pages, 'page')}</b><small>${text(pagesOf(group))}</small>`,
      ...group,
    })),
    sideTable('Rules of the server', rules, (rule) => ({ title: text(ruleName(rule)), ...rule })),
    list('Plain files', files, ({ path, change }) => [text(path), change]),
    list('Styles, scripts and fonts', assets, (asset) => [text(asset.name), text(sizes(asset))]),
    weightSection(diff),
  ].join('\n');
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src data:; style-src 'unsafe-inline'">
<title>${text(before.release)} → ${text(after.release)}</title>
<style>${htmlStyle}</style>
</head>
<body>
<main>
${body}
</main>
</body>
</html>
`;
}

function summary(diff: ReleaseDiff): string {
  const numbers = summaryOf(diff).map(
    ({ number, text: what }) => `<li><b>${number.toLocaleString('en-US')}</b> ${what}</li>`,
  );
  return `<ul class="summary">${numbers.join('')}</ul>`;
}

function list<Entry>(title: string, entries: Bounded<Entry>, cells: (entry: Entry) => readonly string[]): string {
  if (sizeOf(entries) === 0) return '';
  const rows = entries.shown.map((entry) => row(...cells(entry).map((cell) => `<td>${cell}</td>`)));
  return section(title, sizeOf(entries), `<table>${rows.join('\n')}</table>`, entries.more);
}

type Sides = { title: string; old: string | null; now: string | null };

function sideTable<Entry>(title: string, entries: Bounded<Entry>, sides: (entry: Entry) => Sides): string {
  if (sizeOf(entries) === 0) return '';
  const shown = entries.shown.slice(0, limits.groupsOnPage);
  const rows = shown.map((entry) => {
    const { title: name, old, now } = sides(entry);
    const [left, right] = marked(old, now);
    return row(`<th scope="row">${name}</th>`, left, right);
  });
  const head = row('<th scope="col">what</th>', '<th scope="col">before</th>', '<th scope="col">after</th>');
  const table = `<table class="sides"><thead>${head}</thead><tbody>${rows.join('\n')}</tbody></table>`;
  return section(title, sizeOf(entries), table, sizeOf(entries) - shown.length);
}

/** Cells of an old and a new text, with the words marked that differ. */
function marked(old: string | null, now: string | null): [string, string] {
  if (old === null || now === null)
    return [
      old === null ? '<td class="none">none</td>' : `<td><del>${text(old)}</del></td>`,
      now === null ? '<td class="none">none</td>' : `<td><ins>${text(now)}</ins></td>`,
    ];
  const parts = compareWords(old, now);
  const cell = (kind: 'removed' | 'added', tag: 'del' | 'ins') =>
    parts
      .filter((part) => part.kind === 'same' || part.kind === kind)
      .map((part) => (part.kind === 'same' ? text(part.text) : `<${tag}>${text(part.text)}</${tag}>`))
      .join('');
  return [`<td>${cell('removed', 'del')}</td>`, `<td>${cell('added', 'ins')}</td>`];
}

function section(title: string, number: number, content: string, hidden: number): string {
  const note = beyond(hidden, 'entry', 'entries');
  return `<section><h2>${title} <small>${number.toLocaleString('en-US')}</small></h2>${content}${note ? `<p>${note}</p>` : ''}</section>`;
}

function pictureSection({ pages, equal, left, note }: Pictures): string {
  if (pages.length + equal.length + left === 0 && note === null) return '';
  const notes = [
    note,
    equal.length > 0 ? `Pictures of these pages are equal: ${equal.map(nameOf).join(', ')}.` : null,
    left > 0 ? `No pictures were taken of ${count(left, 'more page')} that may look different.` : null,
  ].filter((one) => one !== null);
  return `<section><h2>Pictures</h2>${pages.map(figures).join('\n')}${notes.map((one) => `<p>${text(one)}</p>`).join('')}</section>`;
}

function figures({ page, parts }: PagePictures): string {
  const picture = (data: string | null, when: string) =>
    data === null
      ? `<figure><figcaption>${when}</figcaption><p class="none">none</p></figure>`
      : `<figure><figcaption>${when}</figcaption><img alt="${text(nameOf(page))}, ${when}" src="data:image/webp;base64,${data}"></figure>`;
  const pairs = parts.map(
    ({ old, now }) => `<div class="pair">${picture(old, 'before')}${picture(now, 'after')}</div>`,
  );
  return `<article><h3>${text(nameOf(page))}</h3>${pairs.join('')}</article>`;
}

function weightSection({ before, after, weight }: ReleaseDiff): string {
  const number = (value: number) => `<td class="number">${value}</td>`.replace(String(value), bytes(value));
  const change = (old: number, now: number) => `<td class="number">${old === now ? '' : growth(now - old)}</td>`;
  const rows = [
    ...totalRows(before, after).map(({ what, old, now }) =>
      row(`<th scope="row">all ${what}</th>`, number(old), number(now), change(old, now)),
    ),
    ...weight.groups
      .filter((group) => grown(group) !== 0)
      .map(({ group, pages, old, now }) =>
        row(
          `<th scope="row">${text(group)} <small>${count(pages, 'changed page')}, each on average</small></th>`,
          number(Math.round(totalOf(old) / pages)),
          number(Math.round(totalOf(now) / pages)),
          change(Math.round(totalOf(old) / pages), Math.round(totalOf(now) / pages)),
        ),
      ),
    ...weight.growths.map((page) =>
      row(
        `<th scope="row">${text(nameOf(page))} <small>among those that grew most</small></th>`,
        number(totalOf(page.old)),
        number(totalOf(page.now)),
        change(totalOf(page.old), totalOf(page.now)),
      ),
    ),
  ];
  return `<section><h2>Weight <small>not compressed</small></h2><table>${rows.join('\n')}</table></section>`;
}
