import type { MarkedExtension, Token, Tokens } from 'marked';
import { startsBelow } from './pasted-text.ts';

/** Notes of a Markdown text, which are written as `[^mark]: text` and referred to as `[^mark]`. */
export type Footnotes = {
  extension: MarkedExtension;
  /** The list of the notes that the text refers to, in the order of their marks; empty without notes. Call it after the text is rendered. */
  list(render: (tokens: Token[]) => string): string;
  /** Notes that no mark refers to, and further notes of the same mark: they are not shown. */
  unused(): readonly string[];
};

type Note = { raw: string; tokens: Token[]; number: number; references: number };

/** A line that begins a note. */
const begins = / {0,3}\[\^[^\]\s]+\]:/;
const first = /^ {0,3}\[\^([^\]\s]+)\]:[ \t]*([^\n]*)(?:\n|$)/;
/** A further line of a note: indented, or the continuation of its paragraph. Lines that begin another block end it. */
const further = new RegExp(
  `^(?:(?:[ \\t]*\\n)*(?: {4}|\\t)[^\\n]*(?:\\n|$)|(?!${begins.source}|[ \\t]*\\n| {0,3}(?:#{1,6}\\s|>|[-*+]\\s|\\d+[.)]\\s|\`\`\`|~~~|<|(?:[-*_][ \\t]*){3,}(?:\\n|$)))[^\\n]+(?:\\n|$))`,
);
const reference = /^\[\^([^\]\s]+)\]/;

/** Footnotes as GitHub has them. Marks and notes are links to each other, which pages and feeds keep. */
export function openFootnotes(): Footnotes {
  const notes = new Map<string, Note>();
  const repeated: string[] = [];
  const order: Note[] = [];
  const keyOf = (mark: string) => mark.normalize('NFC').toLowerCase();

  const extension: MarkedExtension = {
    extensions: [
      {
        name: 'footnote',
        level: 'block',
        start: startsBelow(first),
        tokenizer(source) {
          const found = first.exec(source);
          if (found === null) return undefined;
          const [start, mark = '', line = ''] = found;
          let raw = start;
          for (let more = further.exec(source.slice(raw.length)); more; more = further.exec(source.slice(raw.length)))
            raw += more[0];
          const body = `${line}\n${raw.slice(start.length).replace(/^(?: {4}|\t)/gm, '')}`;
          const note: Note = { raw, tokens: this.lexer.blockTokens(body, []), number: 0, references: 0 };
          if (notes.has(keyOf(mark))) repeated.push(raw);
          else notes.set(keyOf(mark), note);
          return { type: 'footnote', raw, tokens: note.tokens };
        },
        renderer: () => '',
      },
      {
        name: 'footnoteMark',
        level: 'inline',
        tokenizer(source) {
          const [raw = '', mark = ''] = reference.exec(source) ?? [];
          // All blocks are read before the first line of text, so every note is known.
          return notes.has(keyOf(mark)) ? { type: 'footnoteMark', raw, mark } : undefined;
        },
        renderer({ mark }: Tokens.Generic) {
          const note = notes.get(keyOf(mark as string))!;
          if (note.number === 0) note.number = order.push(note);
          note.references++;
          const id = `fnref-${note.number}${note.references === 1 ? '' : `-${note.references}`}`;
          return `<sup id="${id}"><a href="#fn-${note.number}">[${note.number}]</a></sup>`;
        },
      },
    ],
  };

  return {
    extension,
    list(render) {
      const items: string[] = [];
      // A note may refer to further notes.
      for (let at = 0; at < order.length; at++) {
        const note = order[at]!;
        items.push(`<li id="fn-${note.number}">${withLinks(render(note.tokens), () => linksBack(note))}</li>`);
      }
      return items.length === 0 ? '' : `<hr>\n<ol>\n${items.join('\n')}\n</ol>\n`;
    },
    unused: () => [...[...notes.values()].filter(({ number }) => number === 0).map(({ raw }) => raw), ...repeated],
  };
}

/** Links to every mark of a note. */
const linksBack = ({ number, references }: Note) =>
  Array.from({ length: references }, (_, index) =>
    index === 0
      ? `<a href="#fnref-${number}">↩</a>`
      : `<a href="#fnref-${number}-${index + 1}">↩<sup>${index + 1}</sup></a>`,
  ).join(' ');

/** The links stand at the end of the last paragraph, or in one of their own. */
function withLinks(html: string, links: () => string): string {
  const end = /<\/p>\s*$/.exec(html);
  return end ? `${html.slice(0, end.index)} ${links()}</p>` : `${html}<p>${links()}</p>`;
}
