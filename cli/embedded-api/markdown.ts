import { Marked, type Token, type Tokens } from 'marked';
import { isBeside } from '../define/content-picture.ts';
import { bareAddresses } from './bare-addresses.ts';
import { hideCodeTabs } from './code-tabs.ts';
import { openFootnotes } from './footnotes.ts';
import { type LostCells, lostCells } from './lost-cells.ts';
import { type LostText, lostText } from './lost-text.ts';
import { pastedText } from './pasted-text.ts';

type HtmlInput = {
  markdown: string;
  /** Resolves a picture with a relative address; null when it does not exist. */
  picture: (href: string) => string | null;
  /** Resolves the name of another Markdown file to the address of its page; null when it has none. */
  link: (href: string) => string | null;
};

/** Converts Markdown to HTML, and names what of it the HTML lacks. The build sanitizes the result like any other content. */
export function htmlOf({ markdown, picture, link }: HtmlInput): { html: string; lost: LostText[] } {
  const footnotes = openFootnotes();
  const definitions: string[] = [];
  const missing: string[] = [];
  const cells: LostCells[] = [];
  const { markdown: hidden, restore } = hideCodeTabs(markdown);
  const marked = new Marked(pastedText, bareAddresses, footnotes.extension, {
    walkTokens(token) {
      if (token.type === 'def') definitions.push(token.raw);
      if (token.type === 'table') cells.push(...lostCells(token as Tokens.Table));
      if (token.type === 'link' && isBeside(token.href as string))
        token.href = link(token.href as string) ?? token.href;
      if (token.type !== 'image' || !isBeside(token.href as string)) return;
      const address = picture(token.href as string);
      if (address === null) {
        missing.push(token.raw);
        Object.assign(token, { type: 'text', text: '' });
      } else token.href = address;
    },
  });
  const tokens = marked.lexer(hidden);
  marked.walkTokens(tokens, marked.defaults.walkTokens!);
  const render = (some: Token[]) => marked.parser(some);
  const text = render(tokens);
  const html = restore(text + footnotes.list(render));
  return { html, lost: lostText({ markdown, html, definitions, lost: footnotes.unused(), known: missing, cells }) };
}

/** Text of the first level-1 heading. Only the title of a page may have that level. */
export function topHeading(markdown: string): string | undefined {
  const heading = new Marked().lexer(markdown).find((token) => token.type === 'heading' && token.depth === 1);
  return heading?.type === 'heading' ? (heading.text as string) : undefined;
}
