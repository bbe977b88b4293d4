import { Parser } from 'htmlparser2';

/** A start tag: its name in small letters, and its attributes with their values decoded. */
export type Tag = { name: string; attributes: Readonly<Record<string, string>> };

/** A document as a parser reads it, which shares no code with what wrote it. */
export type ParsedHtml = {
  tags: readonly Tag[];
  titles: readonly string[];
  /** Texts of `<script type="application/ld+json">`. */
  jsonLd: readonly string[];
  /** What is read on the page: text outside of scripts, styles and code. */
  text: string;
};

const unread = ['script', 'style', 'code', 'pre', 'samp', 'kbd', 'title'];

/** Parses a document. */
export function parseHtml(html: string): ParsedHtml {
  const tags: Tag[] = [];
  const titles: string[] = [];
  const jsonLd: string[] = [];
  const open: string[] = [];
  let text = '';
  let into: string[] | null = null;
  const parser = new Parser({
    onopentag(name, attributes) {
      tags.push({ name, attributes });
      open.push(name);
      // The title of a drawing is no title of the document.
      if (name === 'title' && !open.includes('svg')) into = titles;
      else if (name === 'script' && attributes['type'] === 'application/ld+json') into = jsonLd;
      if (into) into.push('');
    },
    ontext(part) {
      if (into) into[into.length - 1] += part;
      else if (!unread.some((name) => open.includes(name))) text += part;
    },
    onclosetag() {
      open.pop();
      into = null;
    },
  });
  parser.end(html);
  return { tags, titles, jsonLd, text };
}
