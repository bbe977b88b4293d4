import type { Colours } from '../console/colours.ts';
import { readable } from '../problem.ts';
import { assetLines } from './asset-groups.ts';
import type { Bounded } from './bounded.ts';
import type { ReleaseDiff } from './compare.ts';
import type { Group } from './groups.ts';
import { limits } from './limits.ts';
import { grown, totalOf, weightParts } from './page-weight.ts';
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

/** Formats a comparison for a terminal. Escapes control characters in the content of pages. */
export function formatText(diff: ReleaseDiff, colours: Colours): string {
  const { before, after, pages, groups, rules, assets, files } = diff;
  const head = readable(`${before.release} → ${after.release}`);
  if (diff.equal)
    return `${head}\nVisitors see no difference: ${count(pages.unchanged + pages.renamed, 'page')} compared`;
  const summary = summaryOf(diff);
  const width = Math.max(...summary.map(({ number }) => number.toLocaleString('en-US').length));
  const parts = [
    [head, ...summary.map(({ number, text }) => `  ${number.toLocaleString('en-US').padStart(width)}  ${text}`)],
    lines('Pages added', 'page', pages.added, nameOf),
    lines('Pages removed', 'page', pages.removed, (page) => `${nameOf(page)}: ${answerOf(page)}`),
    lines('Pages moved', 'page', pages.moved, (page) => `${nameOf(page)} → ${page.to}: ${answerOf(page)}`),
    list({
      title: 'Changes in pages',
      what: 'change',
      entries: groups,
      most: limits.groupsPrinted,
      linesOf: (group) => groupLines(group, colours),
    }),
    list({
      title: 'Rules of the server',
      what: 'rule',
      entries: rules,
      most: limits.groupsPrinted,
      linesOf: (rule) => [`  ${readable(ruleName(rule))}`, ...sides(rule, colours)],
    }),
    lines('Plain files, sitemaps and feeds', 'file', files, fileText),
    lines('Styles, scripts and fonts', 'file', assetLines(assets), ({ name, size }) => `${name}: ${size}`),
    weightLines(diff),
  ];
  return parts
    .filter((part) => part.length > 0)
    .map((part) => part.join('\n'))
    .join('\n\n');
}

type List<Entry> = {
  title: string;
  /** The singular of what it lists. */
  what: string;
  entries: Bounded<Entry>;
  most: number;
  linesOf: (entry: Entry) => string[];
};

function list<Entry>({ title, what, entries: { shown, more }, most, linesOf }: List<Entry>): string[] {
  if (shown.length === 0) return [];
  const hidden = beyond(more + Math.max(0, shown.length - most), what);
  return [
    title,
    ...shown.slice(0, most).flatMap((entry) => linesOf(entry).map(oneLine)),
    ...(hidden ? [`  ${hidden}`] : []),
  ];
}

/** A list with a line for each entry. */
const lines = <Entry>(title: string, what: string, entries: Bounded<Entry>, text: (entry: Entry) => string) =>
  list({ title, what, entries, most: limits.pagesPrinted, linesOf: (entry) => [`  ${readable(text(entry))}`] });

/** Text is escaped before colours are added. */
const oneLine = (line: string) => line.replace(/\n/g, ' ');

function groupLines(group: Group, colours: Colours): string[] {
  const pages = count(group.pages, 'page');
  return [
    `  ${readable(subjectOf(group))} (${pages})`,
    ...sides(group, colours),
    `    ${colours.dim(readable(pagesOf(group)))}`,
  ];
}

/** Old and new text on two lines, with different words marked. */
function sides({ old, now }: { old: string | null; now: string | null }, colours: Colours): string[] {
  const words = old !== null && now !== null ? compareWords(old, now) : [];
  const marked = (kind: 'removed' | 'added', [open, close]: readonly [string, string], text: string) =>
    (words.length > 0 ? words : [{ kind, text }])
      .filter((part) => part.kind === 'same' || part.kind === kind)
      .map((part) => {
        const shown = readable(part.text);
        if (part.kind === 'same' || !words.some(({ kind: one }) => one === 'same')) return shown;
        return colours.isColorSupported ? colours.inverse(shown) : `${open}${shown}${close}`;
      })
      .join('');
  return [
    ...(old === null ? [] : [`    ${colours.red(`- ${marked('removed', ['[-', '-]'], old)}`)}`]),
    ...(now === null ? [] : [`    ${colours.green(`+ ${marked('added', ['{+', '+}'], now)}`)}`]),
  ];
}

function weightLines({ before, after, weight }: ReleaseDiff): string[] {
  const totals = totalRows(before, after).filter(({ old, now }) => old !== now);
  if (totals.length === 0 && weight.growths.length === 0) return [];
  return [
    'Weight, not compressed',
    ...totals.map(({ what, old, now }) => `  ${what}: ${bytes(old)} → ${bytes(now)} (${growth(now - old)})`),
    ...weight.growths.map((page) => {
      const parts = weightParts.filter((part) => page.now[part] !== page.old[part]);
      const each = parts.map((part) => `${part} ${growth(page.now[part] - page.old[part])}`).join(', ');
      return `  ${readable(nameOf(page))}: ${bytes(totalOf(page.now))} (${growth(grown(page))}: ${each})`;
    }),
  ];
}
