import { isMediaAddress } from './media-address.ts';
import { isSitePath } from './safe-link.ts';

/** Elements that HTML of the content may have; all others are removed, their text stays. */
export const allowedTags = [
  'h2',
  'h3',
  'h4',
  'p',
  'br',
  'hr',
  'ul',
  'ol',
  'li',
  'dl',
  'dt',
  'dd',
  'blockquote',
  'pre',
  'code',
  'kbd',
  'samp',
  'table',
  'caption',
  'thead',
  'tbody',
  'tfoot',
  'tr',
  'th',
  'td',
  'a',
  'strong',
  'b',
  'em',
  'i',
  's',
  'del',
  'ins',
  'sub',
  'sup',
  'mark',
  'small',
  'abbr',
  'span',
  'figure',
  'figcaption',
  'img',
] as const;

/** Headings that become others: the page has its own first one. */
const changedTags = ['h1', 'h5', 'h6'];
const kept: ReadonlySet<string> = new Set([...allowedTags, ...changedTags]);

/** A tag ends at the next `<` too: without that, the time for unclosed tags would grow with their square. */
const startTag = /<([a-z][a-z0-9-]*)\b[^<>]*>/gi;

/** Parts of HTML that the sanitizer will remove: elements such as `<video>`, and pictures by address, each once. */
export function removedHtml({ html, mediaHosts }: { html: string; mediaHosts: readonly string[] }): string[] {
  const removed = new Set<string>();
  for (const [tag, name = ''] of html.matchAll(startTag)) {
    const element = name.toLowerCase();
    if (!kept.has(element)) removed.add(`<${element}>`);
    if (element !== 'img') continue;
    const [, double, single, bare] = /\ssrc\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i.exec(tag) ?? [];
    const src = (double ?? single ?? bare ?? '').replaceAll('&amp;', '&');
    if (!isSitePath(src) && !isMediaAddress(src, mediaHosts)) removed.add(`<img src="${src.slice(0, 200)}">`);
  }
  return [...removed];
}
