import { isScalar, LineCounter, parseDocument, visit } from 'yaml';
import type { StyleGuide } from '../../define/style-guide.ts';
import { withoutCode } from '../../lib/without-code.ts';

/** A text that is read in one go, and its place in its file. */
export type TextPiece = { text: string; line: number; column: number; isHeading: boolean };

type TextPiecesOptions = Pick<StyleGuide, 'headingFields' | 'unreadFields'> & { path: string; source: string };

/** A value that stands in a text. No rule finds anything beside it. */
const value = '\ufffc';
/** A text for readers has a space or a Chinese character; others are names, addresses and keys. */
const isRead = (text: string) => /\p{Script=Han}|\S \S/u.test(text);
/** What readers do not see of a line of Markdown. Code and addresses are read as one word. */
const code = /(`+)(?!`)[^`]*\1/g;
const syntax = /!?\[(?=[^\]]*\][([])|\]\([^)]*\)|\]\[[^\]]*\]|\[\^[^\]]+\]:?|\*\*|~~|<[^>]*>/g;
const address = /https?:\/\/[^\s，。、；：）)]+|[\w.+-]+@[\w.-]+|(?<![\w\p{Script=Han}])\/[a-z][\w/-]*/gu;
const placeholder = /\{[$\w.]+\}/g;
const begin = /^[ \t>]*(?:(?:[-*+]|\d+[.)])[ \t]+)?(#{1,6}[ \t]+)?/;

const read = (text: string) =>
  text
    .replace(code, 'code')
    .replace(syntax, '')
    .replace(address, 'address')
    .replace(placeholder, value)
    .replaceAll('|', '')
    .trim();

/** The texts of a content file. */
export function textPieces({ path, source, ...fields }: TextPiecesOptions): TextPiece[] {
  if (!path.endsWith('.md')) return fieldPieces({ source, ...fields, linesBefore: 0 });
  const [whole = '', front = ''] = /^---[ \t]*\r?\n([^]*?\r?\n)---[ \t]*(?:\r?\n|$)/.exec(source) ?? [];
  const linesBefore = whole.split('\n').length - 1;
  return [
    ...fieldPieces({ source: front, ...fields, linesBefore: 1 }),
    ...markdownPieces(source.slice(whole.length), linesBefore),
  ];
}

type FieldPiecesOptions = Omit<TextPiecesOptions, 'path'> & { linesBefore: number };

/** JSON is YAML, too. */
function fieldPieces({ source, headingFields, unreadFields, linesBefore }: FieldPiecesOptions): TextPiece[] {
  const lines = new LineCounter();
  const document = parseDocument(source, { lineCounter: lines, logLevel: 'silent' });
  const pieces: TextPiece[] = [];
  visit(document, {
    Pair: (_, { key }) => (isScalar(key) && unreadFields.includes(String(key.value)) ? visit.SKIP : undefined),
    Scalar(key, node, parents) {
      // Values of several lines are code.
      const isText = typeof node.value === 'string' && key !== 'key' && !node.value.includes('\n');
      const text = isText ? read(node.value as string) : '';
      if (!isRead(text)) return;
      const { line, col } = lines.linePos(node.range![0]);
      const parent = parents.at(-1);
      const name = parent && 'key' in parent && isScalar(parent.key) ? String(parent.key.value) : '';
      pieces.push({ text, line: line + linesBefore, column: col, isHeading: headingFields.includes(name) });
    },
  });
  return pieces;
}

function markdownPieces(markdown: string, linesBefore: number): TextPiece[] {
  const blocks = withoutCode(markdown).split('\n');
  return markdown.split('\n').flatMap((line, index) => {
    // A line of a block of code.
    if (blocks[index]!.trim() === '' && line.trim() !== '' && !line.includes('`')) return [];
    if (/^[ \t>]*(?:`{3}|~{3})/.test(line)) return [];
    if (blocks[index]!.trim() === '' && !/[^\s`]/.test(line.replace(code, ''))) return [];
    const [start = '', heading] = begin.exec(line) ?? [];
    const cells = /^[ \t>]*\|/.test(line) ? line.slice(start.length).split('|') : [line.slice(start.length)];
    let column = start.length + 1;
    return cells.flatMap((cell) => {
      const text = read(cell);
      const piece = { text, line: index + 1 + linesBefore, column, isHeading: heading !== undefined };
      column += cell.length + 1;
      return isRead(text) ? [piece] : [];
    });
  });
}
