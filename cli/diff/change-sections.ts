import { assetLines } from './asset-groups.ts';
import type { ReleaseDiff } from './compare.ts';
import { list, sideTable, text } from './html-parts.ts';
import { answerOf, count, nameOf, pagesOf, ruleName, subjectOf, summaryOf } from './phrases.ts';

export function summaryHtml(diff: ReleaseDiff): string {
  const numbers = summaryOf(diff).map(
    ({ number, text: what }) => `<li><b>${number.toLocaleString('en-US')}</b> ${what}</li>`,
  );
  return `<ul class="summary">${numbers.join('')}</ul>`;
}

type Sections = {
  /** Pages that were added, removed or moved. */
  pages: readonly string[];
  changes: readonly string[];
};

export function changeSections({ pages, groups, rules, assets, files }: ReleaseDiff): Sections {
  return {
    pages: [
      list('Pages added', pages.added, (page) => [text(nameOf(page))]),
      list('Pages removed', pages.removed, (page) => [text(nameOf(page)), text(answerOf(page))]),
      list('Pages moved', pages.moved, (page) => [text(nameOf(page)), text(page.to), text(answerOf(page))]),
    ],
    changes: [
      sideTable('Changes in pages', groups, (group) => ({
        title: `${text(subjectOf(group))} <b>${count(group.pages, 'page')}</b><small>${text(pagesOf(group))}</small>`,
        ...group,
      })),
      sideTable('Rules of the server', rules, (rule) => ({ title: text(ruleName(rule)), ...rule })),
      list('Plain files, sitemaps and feeds', files, ({ path, change, entries }) => [
        text(path),
        text(entries ?? change),
      ]),
      list('Styles, scripts and fonts', assetLines(assets), ({ name, size }) => [text(name), text(size)]),
    ],
  };
}
