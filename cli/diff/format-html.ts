import { changeSections, summaryHtml } from './change-sections.ts';
import type { ReleaseDiff } from './compare.ts';
import { row, text } from './html-parts.ts';
import { htmlStyle } from './html-style.ts';
import { grown, totalOf } from './page-weight.ts';
import { bytes, count, growth, nameOf, totalRows } from './phrases.ts';
import type { PagePictures, Pictures } from './pictures.ts';

/** Formats a comparison as one HTML document without scripts and external resources. */
export function formatHtml(diff: ReleaseDiff, pictures: Pictures): string {
  const { before, after, pages } = diff;
  const sections = changeSections(diff);
  const body = [
    '<h1>What visitors will see differently</h1>',
    `<p><code>${text(before.release)}</code> → <code>${text(after.release)}</code></p>`,
    diff.equal ? `<p>No difference in ${count(pages.unchanged + pages.renamed, 'page')}.</p>` : summaryHtml(diff),
    ...sections.pages,
    pictureSection(pictures),
    ...sections.changes,
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
