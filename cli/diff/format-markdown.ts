import { escapeHtml } from '../lib/escape.ts';
import { readable } from '../problem.ts';
import { assetLines } from './asset-groups.ts';
import { type Bounded, sizeOf } from './bounded.ts';
import type { ReleaseDiff } from './compare.ts';
import { kindNames, kinds } from './kinds.ts';
import { limits } from './limits.ts';
import { grown, totalOf } from './page-weight.ts';
import {
  answerOf,
  beyond,
  bytes,
  count,
  fileText,
  growth,
  nameOf,
  pagesOf,
  ruleName,
  subjectOf,
  summaryOf,
  totalRows,
} from './phrases.ts';
import { compareWords } from './words.ts';

type Section = { title: string; entries: readonly (readonly string[])[]; more: number };

/**
 * Formats a comparison for a pull request, within GitHub's limit. Content of pages is only in code blocks, with a prefix on each line, so
 * that it cannot end the block, mention people or format anything.
 */
export function formatMarkdown(diff: ReleaseDiff): string {
  const head = [
    '## What visitors will see differently',
    '',
    `${code(diff.before.release)} → ${code(diff.after.release)}`,
    '',
  ];
  if (diff.equal)
    return [...head, `No difference in ${count(diff.pages.unchanged + diff.pages.renamed, 'page')}.`, ''].join('\n');
  const rows = summaryOf(diff).map(({ number, text }) => `| ${number.toLocaleString('en-US')} | ${text} |`);
  const totals = totalRows(diff.before, diff.after)
    .filter(({ old, now }) => old !== now)
    .map(({ what, old, now }) => `| ${growth(now - old)} | ${what}: ${bytes(old)} → ${bytes(now)}, not compressed |`);
  return fitted([...head, '| | |', '| ---: | --- |', ...rows, ...totals, ''], sectionsOf(diff));
}

function sectionsOf({ pages, groups, rules, assets, files, weight }: ReleaseDiff): Section[] {
  const section = <Entry>(
    title: string,
    { shown, more }: Bounded<Entry>,
    lines: (entry: Entry) => readonly string[],
  ) => ({
    title: `${title} (${sizeOf({ shown, more }).toLocaleString('en-US')})`,
    entries: shown.map(lines),
    more,
  });
  const byKind = kindNames.map((kind) => {
    const shown = groups.shown.filter((group) => group.kind === kind);
    return section(`${capital(kinds[kind].label)} changes`, { shown, more: 0 }, (group) => [
      `# ${subjectOf(group)} (${count(group.pages, 'page')})`,
      ...sides(group),
      `# ${pagesOf(group)}`,
    ]);
  });
  return [
    section('Pages added', pages.added, (page) => [`+ ${nameOf(page)}`]),
    section('Pages removed', pages.removed, (page) => [`- ${nameOf(page)}: ${answerOf(page)}`]),
    section('Pages moved', pages.moved, (page) => [`! ${nameOf(page)} → ${page.to}: ${answerOf(page)}`]),
    ...byKind,
    { title: 'Changes not listed', entries: [], more: groups.more },
    section('Rules of the server', rules, (rule) => [`# ${ruleName(rule)}`, ...sides(rule)]),
    section('Plain files, sitemaps and feeds', files, (file) => [`! ${fileText(file)}`]),
    section('Styles, scripts and fonts', assetLines(assets), ({ name, size }) => [`! ${name}: ${size}`]),
    section('Largest growths', { shown: weight.growths, more: 0 }, (page) => [
      `+ ${nameOf(page)}: ${bytes(totalOf(page.now))} (${growth(grown(page))})`,
    ]),
  ].filter(({ entries, more }) => entries.length + more > 0);
}

/** Old and new text on separate lines, in the format of `diff`. */
function sides({ old, now }: { old: string | null; now: string | null }): string[] {
  const parts = old !== null && now !== null ? compareWords(old, now) : [];
  const marked = (kind: 'removed' | 'added', [open, close]: readonly [string, string]) =>
    parts.some((part) => part.kind === 'same')
      ? parts
          .filter((part) => part.kind === 'same' || part.kind === kind)
          .map((part) => (part.kind === 'same' ? part.text : open + part.text + close))
          .join('')
      : null;
  return [
    ...(old === null ? [] : [`- ${marked('removed', ['[-', '-]']) ?? old}`]),
    ...(now === null ? [] : [`+ ${marked('added', ['{+', '+}']) ?? now}`]),
  ];
}

/** Adds as many entries of each section as the length allows, and the number of omitted ones. */
function fitted(head: readonly string[], sections: readonly Section[]): string {
  const shell = ({ title }: Section) => ['<details>', `<summary>${escapeHtml(title)}</summary>`, '', '```diff'];
  const end = ['```', '', '</details>', ''];
  const longestNote = '# and 1,000,000,000 more entries';
  const fixed = [...head, ...sections.flatMap((section) => [...shell(section), longestNote, ...end])];
  let room = limits.markdown - fixed.join('\n').length;
  const lines = [...head];
  for (const section of sections) {
    const entries = section.entries.map((entry) => entry.map(codeLine).join('\n'));
    const fitting: string[] = [];
    for (const entry of entries) {
      if (entry.length + 1 > room) break;
      room -= entry.length + 1;
      fitting.push(entry);
    }
    const note = beyond(entries.length - fitting.length + section.more, 'entry', 'entries');
    lines.push(...shell(section), ...fitting, ...(note ? [`# ${note}`] : []), ...end);
  }
  return lines.join('\n');
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const codeLine = (line: string) => readable(line).replace(/\s+/g, ' ');

/** Inline code, with more backticks than the text contains. */
function code(text: string): string {
  const fence = '`'.repeat(Math.max(0, ...[...text.matchAll(/`+/g)].map(([run]) => run.length)) + 1);
  return `${fence} ${codeLine(text)} ${fence}`;
}
