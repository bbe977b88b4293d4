import { Parser } from 'htmlparser2';

/** A start tag: its name in lower case, and its attributes with decoded values. */
export type Tag = { name: string; attributes: Readonly<Record<string, string>> };

/** A parsed document. The parser shares no code with the renderer. */
export type ParsedHtml = {
  tags: readonly Tag[];
  titles: readonly string[];
  /** Texts of `<script type="application/ld+json">`. */
  jsonLd: readonly string[];
};

export function parseHtml(html: string): ParsedHtml {
  const tags: Tag[] = [];
  const titles: string[] = [];
  const jsonLd: string[] = [];
  const open: string[] = [];
  let into: string[] | null = null;
  const parser = new Parser({
    onopentag(name, attributes) {
      tags.push({ name, attributes });
      open.push(name);
      // Not the <title> of an SVG.
      if (name === 'title' && !open.includes('svg')) into = titles;
      else if (name === 'script' && attributes['type'] === 'application/ld+json') into = jsonLd;
      if (into) into.push('');
    },
    ontext(part) {
      if (into) into[into.length - 1] += part;
    },
    onclosetag() {
      open.pop();
      into = null;
    },
  });
  parser.end(html);
  return { tags, titles, jsonLd };
}
