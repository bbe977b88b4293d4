import { Parser } from 'htmlparser2';
import { headingId } from './heading-ids.ts';
import { isTooDeep } from '../lib/html-depth.ts';
import type { LostCells } from './lost-cells.ts';
import { anySign } from './numbered-lines.ts';
import { listSigns } from './pasted-text.ts';

/** A piece of a Markdown text that its HTML lacks, and its line, from 1. */
export type LostText = { text: string; line: number };

type LostTextOptions = {
  markdown: string;
  html: string;
  /** Definitions of links as they stand in the source, in order: words of those that no link uses are lost. */
  definitions: readonly string[];
  /** Other pieces of the source that are lost, such as notes without a mark. */
  lost: readonly string[];
  /** Pieces that are reported elsewhere, such as missing pictures. */
  known: readonly string[];
  /** Cells of tables without a column. Their words may stand elsewhere, too. */
  cells: readonly LostCells[];
};

/** Most pieces that are reported. */
const MOST = 20;

/** Parts of Markdown that are not shown: comments, code of pages, tags, names of languages, addresses and names of links, marks of notes. */
const unshown = [
  /<!--[^]*?-->/g,
  /<(script|style)\b[^]*?<\/\1\s*>/gi,
  /<\/?[a-z][\w:-]*(?:\s[^<>]*)?\/?>/gi,
  // Conditions of word processors.
  /<!\[[^\]\n]*\]>/g,
  /(?<=^[ \t>*+\d.)-]*(?:`{3,}|~{3,}))[^\n`]+$/gm,
  /(?<=\]\()\s*(?:<[^>\n]*>|[^\s()]*(?:\([^\s()]*\)[^\s()]*)*)/g,
  // Names may break over lines.
  /(?<=\])\[(?:[^\]\n]|\n(?![^\S\n]*\n))*\]/g,
  headingId,
  /\[\^[^\]\s]+\]:?/g,
  new RegExp(
    `^[ \\t]*(?:>[ \\t]*|[-*+–·][ \\t]+|o[\\t\\u00a0]+|[${listSigns.join('')}][^\\S\\n]*|\\d{1,9}[.)][ \\t]+|${anySign.source})+(?:\\[[ xX]\\][ \\t])?`,
    'gm',
  ),
];

/** Signs that may be syntax: what stands between two of them is shown as one piece. */
const signs = /[[\](){}<>|`"'#:/\\=?%+@&;]/;

/**
 * What a Markdown text has and its HTML lacks, in whatever way the renderer lost it. Compares the letters, digits and pictographs of each
 * piece, so that no rule of Markdown need be known, and the definitions of links with their uses.
 */
export function lostText({ markdown, html, definitions, lost, known, cells }: LostTextOptions): LostText[] {
  // The sanitizer reports it, and shows nothing of it.
  if (isTooDeep(html)) return [];
  const shown = shownIn(html);
  const isShown = (piece: string) => shown.includes(lettersOf(piece));
  const missingIn = (line: string) => line.split(signs).filter((piece) => lettersOf(piece) !== '' && !isShown(piece));

  const rows = cells.map(({ row }) => row);
  const others = [...definitions, ...lost, ...known, ...rows].reduce(
    (text, part) => text.replace(part, blank),
    markdown,
  );
  const source = unshown.reduce((text, pattern) => text.replace(pattern, blank), others);
  const lines = source.split('\n').flatMap((line, index) => {
    const raw = missingIn(line);
    // Entities are decoded in text, and stay in code.
    const missing = raw.length === 0 || !line.includes('&') ? raw : missingIn(textOf(line.replaceAll('<', '&lt;')));
    return missing.length === 0 ? [] : [{ text: missing.map((piece) => piece.trim()).join(' '), line: index + 1 }];
  });
  const places = piecesIn(markdown, rows);
  const beyond = cells.map(({ text }, index) => ({ text, line: places[index]!.line }));
  const words = unused(definitions, others).filter((piece) => !ofAddress.test(piece));
  const hidden = [...words, ...lost].filter((piece) => !comment.test(piece));
  return [...lines, ...beyond, ...piecesIn(markdown, hidden)].sort((a, b) => a.line - b.line).slice(0, MOST);
}

/** A definition that leads nowhere: so comments are written in Markdown. */
const comment = /^\s*\[[^\]\n]*\]:\s*(?:#|<>)(?:\s|$)/;

/** A definition of an address. Others may be notes, whose words readers would miss. */
const ofAddress = /^\s*\[(?:[^\]\\]|\\.)*\]:\s*<?[!-~]*[/#:.][^\s]/;

/** Definitions of addresses that no link uses, which readers do not miss. */
export function unusedAddresses({
  markdown,
  definitions,
}: Pick<LostTextOptions, 'markdown' | 'definitions'>): LostText[] {
  const others = definitions.reduce((text, part) => text.replace(part, blank), markdown);
  const found = unused(definitions, others).filter((piece) => ofAddress.test(piece) && !comment.test(piece));
  return piecesIn(markdown, found).slice(0, MOST);
}

/** Keeps the lines of a text, with a sign on them. */
const blank = (text: string) => text.replace(/[^\n]+/g, '|');

const lettersOf = (text: string) =>
  text.replace(/[^\p{L}\p{N}\p{M}\p{Extended_Pictographic}\p{Regional_Indicator}]+/gu, '');

/** Everything that HTML shows: its text, and the texts in attributes. */
function shownIn(html: string): string {
  const attributes: string[] = [];
  const text = textOf(html, ({ alt = '', title = '' }) => attributes.push(alt, title));
  return [text, ...attributes].map(lettersOf).join('\n');
}

function textOf(html: string, see: (attributes: Record<string, string>) => void = () => undefined): string {
  let text = '';
  const parser = new Parser({
    ontext: (part) => {
      text += part;
    },
    onopentag: (_, attributes) => see(attributes),
  });
  parser.end(html);
  return text;
}

/** Definitions whose name stands nowhere else, and those of a name that another one has before. */
function unused(definitions: readonly string[], others: string): string[] {
  const uses = labelOf(others);
  const labels = definitions.map((definition) =>
    labelOf(/^\s*(\[(?:[^\]\\]|\\.)*\])/.exec(definition)?.[1] ?? definition),
  );
  return definitions.filter((_, index) => labels.indexOf(labels[index]!) !== index || !uses.includes(labels[index]!));
}

/** Names of definitions are compared without case, and all white space is alike. */
const labelOf = (text: string) => text.replace(/\s+/g, ' ').toLowerCase();

/** Pieces of a text with their lines; equal ones are found one after the other. */
function piecesIn(markdown: string, pieces: readonly string[]): LostText[] {
  const ends = new Map<string, number>();
  return pieces.map((piece) => {
    const text = piece.trim();
    const at = Math.max(0, markdown.indexOf(text, ends.get(text) ?? 0));
    ends.set(text, at + text.length);
    return { text, line: markdown.slice(0, at).split('\n').length };
  });
}
