import type { MarkedExtension } from 'marked';
import { blockOf, startsBelow } from './pasted-text.ts';

/** Ways of numbering lines that Markdown does not know. */
const styles = [
  /^(\d{1,3})[、．][^\S\n]*/,
  /^(\d{1,3})）[^\S\n]*/,
  /^[（(](\d{1,3})[）)][^\S\n]*/,
  /^([\u2460-\u2473])[^\S\n]*/,
] as const;
/** Signs that a list of HTML would change, and those that are letters. */
const others =
  /^(?:[一二三四五六七八九十]{1,3}、|[（(][一二三四五六七八九十a-zA-Z]{1,3}[）)]|[a-zA-Z][)）、．])[^\S\n]*/;
/** The number of a line. */
export const anySign = new RegExp(`(?:${[...styles, others].map(({ source }) => source.slice(1)).join('|')})`);
const lines = new RegExp(`^(?: {0,3}${anySign.source}[^\\n]*\\S[^\\n]*(?:\\n|$)){2,}`);

type Line = { style: number; number: number; text: string };

function lineOf(line: string): Line | null {
  const text = line.trimStart();
  for (const [style, pattern] of styles.entries()) {
    const [sign, number] = pattern.exec(text) ?? [];
    if (sign === undefined || number === undefined) continue;
    const value = /^\d/.test(number) ? Number(number) : number.charCodeAt(0) - 0x245f;
    return { style, number: value, text: text.slice(sign.length) };
  }
  return null;
}

/** Lines that are numbered as word processors do, in two levels: Markdown would join them to a paragraph. */
export const numberedLines: MarkedExtension = {
  extensions: [
    {
      name: 'numberedLines',
      level: 'block',
      start: startsBelow(lines),
      tokenizer(source) {
        const [raw] = lines.exec(source) ?? [];
        const list = raw === undefined ? null : listOf(raw.trimEnd().split('\n'));
        return raw === undefined || list === null ? undefined : blockOf(this, raw, list);
      },
    },
  ],
};

/** A list in Markdown; null when the numbers do not count on, or a list would not have them. */
function listOf(lines: readonly string[]): string | null {
  const read = lines.map(lineOf);
  const outer = read[0]?.style;
  const last = new Map<number, number>();
  const made: string[] = [];
  for (const line of read) {
    if (line === null) return null;
    const { style, number, text } = line;
    const before = last.get(style);
    if (style === outer) last.clear();
    else if (before === undefined && number !== 1) return null;
    if (before !== undefined && number !== before + 1) return null;
    last.set(style, number);
    if (last.size > 2) return null;
    made.push(
      style === outer
        ? `${number}. ${text}`
        : `   ${' '.repeat(String(last.get(outer!)).length - 1)}${number}. ${text}`,
    );
  }
  return made.join('\n');
}

/** Beginnings of lines that their author meant as entries of a list, or as rows of a table. */
const begins = {
  numbers: new RegExp(`^\\s*(?:${anySign.source}|\\d{1,3}\\.(?=[^\\s\\d])|[IVX]{1,5}[.、])\\s*\\S`),
  signs: /^\s*[–·—－√✓✔✅☑※→⇒]\s*[^\s–·—－]/,
  rows: /^[^|`]*\S\s*\|[^|`]*\S/,
} as const;

/** The first line, from 0, of a text whose lines begin as those of a list or table and are joined nevertheless; null when there is none. */
export function joinedLines(text: string): { kind: keyof typeof begins; line: number } | null {
  const all = text.split('\n');
  const kinds = Object.entries(begins) as [keyof typeof begins, RegExp][];
  for (const [line, words] of all.slice(0, -1).entries()) {
    const found = kinds.find(([, pattern]) => pattern.test(words) && pattern.test(all[line + 1]!));
    // Two spaces and a backslash break a line.
    if (found && !/(?: {2}|\\)$/.test(words)) return { kind: found[0], line };
  }
  return null;
}
