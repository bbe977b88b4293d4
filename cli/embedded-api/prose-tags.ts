import type { MarkedExtension, Token, Tokens } from 'marked';
import { isWord, swallowing } from '../lib/html-tags.ts';
import { withoutCode } from '../lib/without-code.ts';

/** A tag that a sentence names: it is shown as text. `at`: its position in the Markdown. */
export type ProseTag = { tag: string; at: number };

const named = /<(\/?)([a-z][\w:-]*)((?:\s+[^\s"'<>/=]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'=<>`]+))?)*)\s*(\/?)>/gi;
const comments = /<!--(?:[^]*?-->|[^]*$)/g;
/** Elements that have no end, and those that editors put between lines. */
const voids = ['area', 'base', 'col', 'embed', 'img', 'input', 'link', 'meta', 'param', 'source', 'track'];
const lines = ['br', 'hr', 'wbr', 'p'];
/** Elements whose end may be left out. */
const openEnded = 'li dt dd tr td th thead tbody tfoot option optgroup colgroup caption rt rp html head body'.split(
  ' ',
);
/** Elements in which the Markdown parser reads no Markdown, up to their end. */
const raw = ['pre', 'code', 'kbd', 'script'];

type Tag = { raw: string; name: string; isEnd: boolean; isBare: boolean; isClosed: boolean; hasWords: boolean };

/** The first tag of a text, if it begins with one. */
function tagAt(text: string): Tag | null {
  const found = new RegExp(`^${named.source}`, 'i').exec(text);
  if (found === null) return null;
  const [raw, slash, name = '', attributes = '', closed] = found;
  const words = attributes.replace(/\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'=<>`]+)/g, '=').trim();
  return {
    raw,
    name: name.toLowerCase(),
    isEnd: slash === '/',
    isBare: attributes === '',
    isClosed: closed === '/',
    hasWords: words !== '' && words.split(/\s+/).some((word) => !word.endsWith('=') && isWord(word)),
  };
}

/** What begins a block of HTML that only its own end ends, and the end. */
const sections = [
  { begins: /^ {0,3}<!--/, end: '-->' },
  { begins: /^ {0,3}<\?/, end: '?>' },
  { begins: /^ {0,3}<!\[CDATA\[/, end: ']]>' },
  { begins: /^ {0,3}<![a-z]/i, end: '>' },
] as const;

/**
 * Keeps tags that a sentence names, such as `use <table> for this`, from being read as HTML. The Markdown parser would read what follows a
 * line that begins with one as HTML; `proseTags` finds the others when all tags are known.
 */
export function keepingProseTags(markdown: string): MarkedExtension {
  const source = withoutCode(markdown);
  const counts = new Map<string, number>();
  for (const [, slash, name = ''] of source.matchAll(named)) {
    const key = name.toLowerCase();
    if (!lines.includes(key)) counts.set(key, (counts.get(key) ?? 0) + (slash === '/' ? -1 : 1));
  }
  const isUnclosed = (name: string) => (counts.get(name) ?? 0) > 0;
  const endsIn = (text: string, name: string) => new RegExp(`</${name}`, 'i').test(text);
  return {
    tokenizer: {
      html(text) {
        const section = sections.find(({ begins }) => begins.test(text));
        if (section) return text.includes(section.end) ? false : undefined;
        const [line = ''] = /^[^\n]*/.exec(text.trimStart())!;
        const [, swallows = ''] = /^<([a-z]+)/i.exec(line) ?? [];
        const swallowed = (swallowing as readonly string[]).includes(swallows.toLowerCase()) || /^pre$/i.test(swallows);
        if (swallowed && !endsIn(text, swallows)) return undefined;
        const tag = tagAt(line);
        if (tag === null || tag.isEnd || !isNamed(tag)) return tag?.hasWords === true ? undefined : false;
        const after = line.slice(line.indexOf('>') + 1);
        const hasText = /^\s*[^\s<]/.test(after);
        return hasText && (voids.includes(tag.name) || isUnclosed(tag.name)) ? undefined : false;
      },
      tag(text) {
        const tag = tagAt(text);
        if (tag === null || tag.isEnd || !raw.includes(tag.name) || endsIn(text, tag.name)) return false;
        const { inLink } = this.lexer.state;
        return { type: 'html', raw: tag.raw, text: tag.raw, block: false, inLink, inRawBlock: false };
      },
    },
  };
}

/** Whether a tag may be a name in a sentence: it has no attributes, and HTML would need its end. */
const isNamed = ({ name, isBare, isClosed }: Tag) =>
  isBare && !isClosed && !lines.includes(name) && !openEnded.includes(name);

/** Makes text of the tags within paragraphs that a sentence names: without an end, without a beginning, or with words for attributes. */
export function proseTags({ markdown, tokens }: { markdown: string; tokens: readonly Token[] }): ProseTag[] {
  const source = withoutCode(markdown);
  const open = new Map<string, Inline[]>();
  const prose = new Set<Inline>();
  const all: Inline[] = [];
  let position = 0;
  for (const block of tokens) {
    const end = position + block.raw.length;
    const region = { from: position, to: end };
    const seen = new Map<string, number>();
    position = end;
    visitTags(block, (token) => {
      if (isBlock(token)) {
        for (const tag of tagsIn(token.raw)) pair({ open, prose, tag, token: null });
        return;
      }
      const tag = tagAt(token.raw);
      // A comment.
      if (tag === null) return;
      const from = seen.get(token.raw) ?? region.from;
      const found = source.indexOf(token.raw, from);
      const at = found < 0 || found >= region.to ? region.from : found;
      seen.set(token.raw, at + token.raw.length);
      const inline = { token, at };
      all.push(inline);
      pair({ open, prose, tag, token: inline });
    });
  }
  for (const left of open.values()) for (const inline of left) if (inline !== nowhere) prose.add(inline);
  const comment = source.lastIndexOf('<!--');
  const isOpen = comment >= 0 && !source.includes('-->', comment);
  return [
    ...(isOpen ? [{ tag: '<!--', at: comment }] : []),
    ...all
      .filter((inline) => prose.has(inline))
      .map(({ token, at }) => {
        const tag = token.raw;
        Object.assign(token, { type: 'text', text: tag, escaped: false });
        return { tag, at };
      }),
  ];
}

type Inline = { token: Token; at: number };
/** A tag of a block of HTML, which stays. */
const nowhere: Inline = { token: { type: 'html', raw: '' } as Tokens.Generic, at: 0 };

type PairOptions = { open: Map<string, Inline[]>; prose: Set<Inline>; tag: Tag; token: Inline | null };

function pair({ open, prose, tag, token }: PairOptions): void {
  const { name, isEnd, isClosed, isBare, hasWords } = tag;
  if (hasWords && token !== null) return void prose.add(token);
  if (lines.includes(name) || isClosed) return;
  if (voids.includes(name)) {
    if (isBare && !isEnd && token !== null) prose.add(token);
    return;
  }
  const before = open.get(name) ?? [];
  open.set(name, before);
  if (!isEnd) {
    // With attributes it is HTML, whose end is missing.
    before.push(isBare && token !== null ? token : nowhere);
  } else if (before.length > 0) before.pop();
  else if (token !== null && !openEnded.includes(name)) prose.add(token);
}

const isBlock = (token: Token): token is Tokens.HTML => token.type === 'html' && (token as Tokens.HTML).block;

/** All tags of a block of HTML. */
const tagsIn = (html: string): Tag[] => [...html.replace(comments, '').matchAll(named)].map(([tag]) => tagAt(tag)!);

/** Visits HTML in a token and below it, in the order of the text. */
function visitTags(token: Token, see: (token: Token) => void): void {
  if (token.type === 'html') see(token);
  const { tokens = [], items = [], header = [], rows = [] } = token as Tokens.Generic;
  for (const part of [...header, ...(rows as { tokens: Token[] }[][]).flat()] as { tokens: Token[] }[])
    for (const one of part.tokens) visitTags(one, see);
  for (const one of [...(tokens as Token[]), ...(items as Token[])]) visitTags(one, see);
}
