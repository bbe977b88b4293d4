import { type Bounded, sizeOf } from './bounded.ts';
import type { FileChange } from './compare-files.ts';
import type { ReleaseDiff, Side } from './compare.ts';
import type { Group, PageName } from './groups.ts';
import { kinds } from './kinds.ts';
import type { RuleChange } from './compare-rules.ts';
import { removed } from './rules.ts';

/** `1 page`, `2 pages`. */
export const count = (number: number, one: string, many = `${one}s`) =>
  `${number.toLocaleString('en-US')} ${number === 1 ? one : many}`;

/** An address, with its edition if that is ambiguous: only home pages share theirs. */
export const nameOf = ({ edition, address }: PageName) => (address === '/' ? `${address} (${edition})` : address);

/** The subject of a group: `link in footer: Prices`. */
export function subjectOf({ kind, zone, of }: Group): string {
  const { label } = kinds[kind];
  const place = zone === 'head' || zone === 'page' ? '' : ` in ${zone}`;
  return `${label}${place}${of ? `: ${of}` : ''}`;
}

export function pagesOf({ pages, samples }: Group): string {
  const more = pages - samples.length;
  return samples.map(nameOf).join(', ') + (more > 0 ? ` and ${more.toLocaleString('en-US')} more` : '');
}

/** A rule that changed: `redirect /old (zh)`. */
export const ruleName = ({ kind, name, editions }: RuleChange) =>
  `${kind} ${name}${editions.length > 0 ? ` (${editions.join(', ')})` : ''}`;

/** What a removed address responds with. */
export const answerOf = ({ redirect }: { redirect: string | null }) =>
  redirect === null
    ? 'its address answers 404'
    : redirect === removed
      ? 'its address answers 410'
      : `redirects to ${redirect}`;

export const fileText = ({ path, change, entries }: FileChange) => `${path}: ${entries ?? change}`;

export function bytes(number: number): string {
  if (Math.abs(number) < 10_000) return `${number.toLocaleString('en-US')} B`;
  if (Math.abs(number) < 10_000_000) return `${Math.round(number / 1000).toLocaleString('en-US')} kB`;
  return `${(number / 1_000_000).toFixed(1)} MB`;
}

/** Formats a difference in size, with sign. */
export const growth = (number: number) => (number > 0 ? `+${bytes(number)}` : bytes(number).replace('-', '−'));

/** Formats the sizes of a file before and after; null when it is missing. */
export function sizes({ old, now }: { old: number | null; now: number | null }): string {
  if (old === null) return `new, ${bytes(now ?? 0)}`;
  if (now === null) return `removed, was ${bytes(old)}`;
  return old === now ? `${bytes(now)}, other content` : `${bytes(old)} → ${bytes(now)} (${growth(now - old)})`;
}

/** `and 12 more pages`; null when no entries are hidden. */
export const beyond = (hidden: number, one: string, many?: string) =>
  hidden > 0 ? `and ${count(hidden, `more ${one}`, `more ${many ?? `${one}s`}`)}` : null;

export type SummaryRow = { number: number; text: string };

/** The numbers of a comparison that are not zero. */
export function summaryOf({ pages, groups, rules, assets, files }: ReleaseDiff): SummaryRow[] {
  const rows: [number | Bounded<unknown>, string, string][] = [
    [pages.added, 'page added', 'pages added'],
    [pages.removed, 'page removed', 'pages removed'],
    [pages.moved, 'page moved', 'pages moved'],
    [pages.changed, 'page changed', 'pages changed'],
    [pages.markup, 'page with other markup only', 'pages with other markup only'],
    [pages.renamed, 'page that only names other files', 'pages that only name other files'],
    [pages.unread, 'more page changed, contents not compared', 'more pages changed, contents not compared'],
    [pages.unchanged, 'page unchanged', 'pages unchanged'],
    [groups, 'change, counted once for all its pages', 'changes, each counted once for all its pages'],
    [rules, 'rule of the server changed', 'rules of the server changed'],
    [files, 'plain file, sitemap or feed changed', 'plain files, sitemaps and feeds changed'],
    [assets, 'style, script or font changed', 'styles, scripts and fonts changed'],
  ];
  return rows
    .map(([value, one, many]) => ({ number: typeof value === 'number' ? value : sizeOf(value), one, many }))
    .filter(({ number }) => number > 0)
    .map(({ number, one, many }) => ({ number, text: number === 1 ? one : many }));
}

export type TotalRow = { what: string; old: number; now: number };

export function totalRows(before: Side, after: Side): TotalRow[] {
  return (['documents', 'styles', 'scripts', 'fonts', 'pictures'] as const).map((what) => ({
    what,
    old: before.bytes[what],
    now: after.bytes[what],
  }));
}
