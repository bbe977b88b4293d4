import { Marked, type Token, type Tokens } from 'marked';
import { isBeside } from '../define/content-picture.ts';
import type { Said } from './explain-issue.ts';
import { bareAddresses } from './bare-addresses.ts';
import { emphasis } from './emphasis.ts';
import { signLeft } from './left-signs.ts';
import { hideCodeTabs } from './code-tabs.ts';
import { openFootnotes } from './footnotes.ts';
import { headingIds, isEmpty } from './heading-ids.ts';
import { type LostCells, lostCells } from './lost-cells.ts';
import { type LostText, lostText, unusedAddresses } from './lost-text.ts';
import { joinedLines, numberedLines } from './numbered-lines.ts';
import { pastedText } from './pasted-text.ts';
import { keepingProseTags, proseTags } from './prose-tags.ts';

type HtmlOptions = {
  markdown: string;
  /** Resolves a picture with a relative address; null when it does not exist. */
  picture: (href: string) => string | null;
  /** Resolves the name of another Markdown file to the address of its page; null when it has none. */
  link: (href: string) => string | null;
};

/** Something of a Markdown text that its author may not have meant, and its line, from 1. */
export type Remark = Said & { what: string; line: number };

/**
 * Converts Markdown to HTML, and names what of it the HTML lacks or shows otherwise. The build sanitizes the result like any other
 * content.
 */
export function htmlOf({ markdown, picture, link }: HtmlOptions): {
  html: string;
  lost: LostText[];
  remarks: Remark[];
} {
  const footnotes = openFootnotes();
  const definitions: string[] = [];
  const missing: string[] = [];
  const cells: LostCells[] = [];
  const { markdown: hidden, restore } = hideCodeTabs(markdown);
  const extensions = [emphasis(), pastedText, numberedLines, bareAddresses, headingIds, footnotes.extension];
  const marked = new Marked(...extensions, keepingProseTags(hidden), {
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
  const remarks = [...tagRemarks({ markdown: hidden, tokens }), ...blockRemarks(tokens)];
  marked.walkTokens(tokens, marked.defaults.walkTokens!);
  const render = (some: Token[]) => marked.parser(some);
  const text = render(tokens);
  const html = restore(text + footnotes.list(render));
  remarks.push(...unusedRemarks({ markdown, definitions }));
  const lost = lostText({ markdown, html, definitions, lost: footnotes.unused(), known: missing, cells });
  return { html, lost, remarks: remarks.sort((a, b) => a.line - b.line) };
}

const tagRemarks = (input: Parameters<typeof proseTags>[0]): Remark[] =>
  proseTags(input).map(({ tag, at }) => ({
    what: `a tag is shown as text: ${tag.replace(/\s+/g, ' ')}`,
    line: lineAt(input.markdown, at),
    why: 'HTML would need its other end, or does not have its attributes, so it is read as words of a sentence',
    fix: `put it between backquotes: \`${tag}\`; if it is meant as HTML, write the whole element`,
  }));

const unusedRemarks = (input: Parameters<typeof unusedAddresses>[0]): Remark[] =>
  unusedAddresses(input).map(({ text, line }) => ({
    what: `no link uses the definition ${JSON.stringify(text.length > 80 ? `${text.slice(0, 79)}…` : text)}`,
    line,
    why: 'no words in brackets have its name, or another definition before it has that name, too',
    fix: 'correct the name in the link, or remove the definition',
  }));

const joinedRemarks = {
  numbers: {
    what: 'numbered lines become one paragraph',
    why: 'Markdown makes lists of 1. and 2., in order, and joins other lines',
    fix: 'number the lines 1. 2. 3., with a space behind, or leave an empty line between them',
  },
  signs: {
    what: 'lines that begin with a sign become one paragraph',
    why: 'Markdown makes lists of lines that begin with a hyphen and a space, and joins other lines',
    fix: 'begin the lines with a hyphen and a space, or leave an empty line between them',
  },
  rows: {
    what: 'lines with | become one paragraph',
    why: 'the second line of a table has a row of hyphens for each column',
    fix: 'put a line such as | --- | --- | below the first one, or leave an empty line between them',
  },
} as const;

/** Headings without words, and lines of lists and tables that become one paragraph. */
function blockRemarks(tokens: readonly Token[]): Remark[] {
  const remarks: Remark[] = [];
  let line = 1;
  const visit = (token: Token, first: number) => {
    if (token.type === 'heading' && isEmpty((token as Tokens.Heading).tokens))
      remarks.push({
        what: 'a heading without words is left out',
        line: first,
        why: 'nothing follows its number signs',
        fix: 'write its words, or remove the line',
      });
    const joined = ['paragraph', 'text'].includes(token.type) ? joinedLines(token.raw) : null;
    if (joined !== null) remarks.push({ line: first + joined.line, ...joinedRemarks[joined.kind] });
    const sign = signLeft(token);
    if (sign !== null)
      remarks.push({
        what: `signs of emphasis are shown as text: ${sign.signs}`,
        line: first + sign.line,
        why: sign.signs.startsWith('_')
          ? 'underscores beside letters belong to names, or they have no other end, or a space stands inside them'
          : 'Markdown finds no other end of this emphasis, or a space stands inside it',
        fix: 'write **words** without spaces inside the signs, on one line; put names and formulas between backquotes',
      });
    let from = 0;
    for (const part of partsOf(token)) {
      // Parts of quotes and lists lack their signs and indentation.
      const at = token.raw.indexOf(part.raw.trim().split('\n')[0]!, from);
      from = Math.max(from, at);
      visit(part, first + lineAt(token.raw, from) - 1);
    }
  };
  for (const token of tokens) {
    visit(token, line);
    line += token.raw.split('\n').length - 1;
  }
  return remarks;
}

/** The blocks in a quote or a list. */
const partsOf = (token: Token): Token[] => {
  const { type, tokens = [], items = [] } = token as Tokens.Generic;
  if (type === 'list') return items as Token[];
  return ['blockquote', 'list_item', 'footnote', 'pastedBlock'].includes(type) ? tokens : [];
};

/** The line of a position, from 1. */
const lineAt = (text: string, at: number) => text.slice(0, at).split('\n').length;

/** The level-1 headings, with their lines, from 1. Only the title of a page may have that level. */
export function topHeadings(markdown: string): { text: string; line: number }[] {
  let line = 1;
  return new Marked().lexer(markdown).flatMap((token) => {
    const first = line;
    line += token.raw.split('\n').length - 1;
    return token.type === 'heading' && token.depth === 1 ? [{ text: token.text as string, line: first }] : [];
  });
}
