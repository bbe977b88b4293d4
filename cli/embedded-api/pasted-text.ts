import type { MarkedExtension, TokenizerThis } from 'marked';

/**
 * Signs that word processors put before the entries of a list: the second ones are below the first ones, where both are there. Those from
 * U+F020 are of fonts of symbols, such as Wingdings.
 */
export const listSigns = ['•●▪■◆‣⁃➢➤\uf020-\uf0ff', '◦○▫□◇'] as const;
/** Signs that lines of prose begin with, too: they make a list only of several lines, and with a space behind. */
const doubtful = '–·';
const sign = `(?:[${listSigns.join('')}][^\\S\\n]*|[${doubtful}][^\\S\\n]+|o[\\t\\u00a0]+)`;
const entries = new RegExp(`^(?:[ \\t]*${sign}[^\\n]*\\S[^\\n]*(?:\\n|$))+`);
const entry = new RegExp(`^([ \\t]*)(${sign})([^\\n]*)$`);
/** Two or more lines with tabs between their cells, none of which begins another block, or has a tab only behind the sign of an entry. */
const noRow = `o\\t|[-*+>#|[<${listSigns.join('')}\\u2460-\\u24ff]|\\d+[.)]\\s|[（(][^）)\\n]{1,3}[）)]\\t|\`\`\`|~~~`;
const rows = new RegExp(`^(?:(?! {0,3}(?:${noRow}))[^\\n\\t]*\\S[^\\n\\t]*\\t[^\\n]*(?:\\n|$)){2,}`);

/** Where lines that begin a block end a paragraph. */
export const startsBelow = (pattern: RegExp) => {
  const below = new RegExp(`\\n(?=${pattern.source.slice(1)})`);
  return (source: string) => {
    // Searching more than this paragraph would take quadratic time.
    const end = source.search(/\n[ \t]*\n/);
    const found = below.exec(end < 0 ? source : source.slice(0, end + 1));
    return found ? found.index + 1 : undefined;
  };
};

/** Lists and tables as they come from word processors and spreadsheets: Markdown would join their lines to a paragraph. */
export const pastedText: MarkedExtension = {
  extensions: [
    {
      name: 'pastedList',
      level: 'block',
      start: startsBelow(entries),
      tokenizer(source) {
        const [raw] = entries.exec(source) ?? [];
        if (raw === undefined) return undefined;
        const lines = raw.trimEnd().split('\n');
        const isDoubtful = lines.length === 1 && new RegExp(`^[ \\t]*[${doubtful}]`).test(raw);
        return isDoubtful ? undefined : blockOf(this, raw, listOf(lines));
      },
    },
    {
      name: 'pastedTable',
      level: 'block',
      start: startsBelow(rows),
      tokenizer(source) {
        const [raw] = rows.exec(source) ?? [];
        return raw === undefined ? undefined : blockOf(this, raw, tableOf(raw.trimEnd().split('\n')));
      },
    },
    {
      name: 'pastedBlock',
      renderer({ tokens = [] }) {
        return this.parser.parse(tokens);
      },
    },
  ],
};

export function blockOf({ lexer }: TokenizerThis, raw: string, markdown: string) {
  return { type: 'pastedBlock', raw, tokens: lexer.blockTokens(markdown, []) };
}

/** Entries of the second kind of sign, and indented ones, are below the one before. */
function listOf(lines: readonly string[]): string {
  let hasOuter = false;
  return lines
    .map((line, index) => {
      const [, indent = '', mark = '', text = ''] = entry.exec(line) ?? [];
      const isInner = mark.startsWith('o') || listSigns[1].includes(mark[0]!);
      const isBelow = index > 0 && ((isInner && hasOuter) || /^(?: {2}|\t)/.test(indent));
      hasOuter ||= !isInner;
      return `${isBelow ? '  ' : ''}- ${text}`;
    })
    .join('\n');
}

/** The first row is the head. */
function tableOf(lines: readonly string[]): string {
  const cells = lines.map((line) => line.split('\t').map((cell) => cell.trim().replace(/(?<!\\)\|/g, '\\|')));
  const width = Math.max(...cells.map(({ length }) => length));
  const [head, ...body] = cells.map(
    (row) => `| ${[...row, ...Array<string>(width - row.length).fill('')].join(' | ')} |`,
  );
  return [head, `|${' --- |'.repeat(width)}`, ...body].join('\n');
}
