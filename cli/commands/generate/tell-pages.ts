/** Addresses that a message names; the rest is a number. */
const NAMED = 3;

/** Pages in a message: `page /a`, `pages /a, /b, /c and 4 more`; none stands for all of them. */
export function tellPages(pages: readonly string[]): string {
  if (pages.length === 0) return 'every page';
  // Both editions have a home page `/`.
  const sorted = [...new Set(pages)].sort();
  const more = sorted.length > NAMED ? ` and ${sorted.length - NAMED} more` : '';
  return `${sorted.length === 1 ? 'page' : 'pages'} ${sorted.slice(0, NAMED).join(', ')}${more}`;
}
