import { listOf } from '../lib/list-of.ts';

/** Maximum number of addresses in a message. */
const named = 3;

/** Formats pages for a message: `page zh /a`, `pages zh /a, zh /b, zh /c and 4 more`; an empty list means all pages. */
export function pageList(pages: readonly string[]): string {
  if (pages.length === 0) return 'every page';
  const sorted = [...new Set(pages)].sort();
  return `${sorted.length === 1 ? 'page' : 'pages'} ${listOf(sorted, named)}`;
}
