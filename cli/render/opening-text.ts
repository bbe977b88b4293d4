import stringWidth from 'string-width';
import type { RenderRules } from './render-rules.ts';

type Columns = RenderRules['description'];

/**
 * The first paragraph after the heading of a page that is long enough for a description in search results, cut at a sentence where it is
 * too long. Null where there is none.
 */
export function openingText({ main, columns }: { main: string; columns: Columns }): string | null {
  for (const [, html] of main.slice(Math.max(0, main.indexOf('</h1>'))).matchAll(/<p(?: [^>]*)?>(.*?)<\/p>/gs)) {
    const text = plain(html!);
    if (stringWidth(text) >= columns.least) return shortened(text, columns);
  }
  return null;
}

const characters: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", '#39': "'" };

/** Text of markup that the site rendered: React and the sanitizer write these entities alone. */
function plain(html: string): string {
  return html
    .replace(/<[^>]*>/g, '')
    .replace(/&(amp|lt|gt|quot|#x27|#39);/g, (_, name: string) => characters[name]!)
    .replace(/\s+/g, ' ')
    .trim();
}

/** As many sentences as fit; of a longer first one, its beginning. */
function shortened(text: string, { least, most }: Columns): string {
  if (stringWidth(text) <= most) return text;
  const beginning = fitting(text, most - 2);
  const sentences = /^.*(?:[。！？；]|[.!?;](?= ))/s.exec(beginning)?.[0];
  return sentences !== undefined && stringWidth(sentences) >= least ? sentences : `${beginning.trimEnd()}…`;
}

/** The first characters of a text that fill so many columns. */
function fitting(text: string, columns: number): string {
  let width = 0;
  let end = 0;
  for (const character of text) {
    if (width >= columns) break;
    width += stringWidth(character);
    end += character.length;
  }
  return text.slice(0, end);
}
