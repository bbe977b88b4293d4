import { isAlias, isMap, isScalar, isSeq, LineCounter, type Node, parseDocument } from 'yaml';
import { type TemplatePart, templateOf } from './template.ts';

/** A value of a words file: a text, a number, a switch, nothing, a list, or named values. */
export type Word =
  | { kind: 'text'; parts: readonly TemplatePart[]; place: Place }
  | { kind: 'constant'; value: number | boolean | null }
  | { kind: 'list'; items: readonly Word[] }
  | { kind: 'map'; entries: readonly WordEntry[] };

export type WordEntry = { name: string; value: Word };

/** Where something is in the file: offset and length in characters. */
export type Place = { start: number; length: number };

export type WordsProblem = { text: string; place: Place };

export type WordsFile = { entries: readonly WordEntry[]; problems: readonly WordsProblem[] };

/** Whether a file has copy: `words.yaml`, or a file in a folder `words`. */
export const isWordsFile = (path: string) => wordsFile.test(path);

export const wordsFile = /(?:^|[\\/])(?:words|words[\\/][^\\/]+)\.yaml$/;

const exportable = /^[a-z][A-Za-z0-9]*$/;
/** Names that a module cannot export as they are. */
const reserved = new Set(
  'arguments await break case catch class const continue debugger default delete do else enum eval export extends false finally for function if implements import in instanceof interface let new null package private protected public return static super switch this throw true try typeof undefined var void while with yield'.split(
    ' ',
  ),
);

/**
 * Reads the copy of a page: YAML whose top level has names. Returns every problem of the file, with its place; values of `config/` are
 * not looked up here.
 */
export function readWords(source: string): WordsFile {
  const lineCounter = new LineCounter();
  const document = parseDocument(source, { lineCounter, prettyErrors: false });
  const problems: WordsProblem[] = document.errors.map(({ message, pos: [start, end] }) => ({
    text: message,
    place: { start, length: Math.max(1, end - start) },
  }));
  if (problems.length > 0) return { entries: [], problems };
  const refuse = (text: string, node: Node | null): Word => {
    problems.push({ text, place: placeOf(node) });
    return { kind: 'constant', value: null };
  };

  function wordOf(node: Node | null): Word {
    if (node === null) return { kind: 'constant', value: null };
    if (isAlias(node)) return refuse('references (*name) cannot be used here; write the text again', node);
    if (isSeq(node)) return { kind: 'list', items: node.items.map((item) => wordOf(item as Node | null)) };
    if (isMap(node)) return { kind: 'map', entries: entriesOf(node) };
    if (!isScalar(node)) return refuse('this is no text, number, list or named values', node);
    const { value } = node;
    if (typeof value === 'string')
      return { kind: 'text', parts: templateOf(value.replace(/\n$/, '')), place: placeOf(node) };
    if (value === null || typeof value === 'number' || typeof value === 'boolean') return { kind: 'constant', value };
    return refuse('this is no text, number, list or named values', node);
  }

  function entriesOf(map: { items: readonly { key: unknown; value: unknown }[] }): WordEntry[] {
    return map.items.flatMap(({ key, value }) => {
      if (!isScalar(key) || typeof key.value !== 'string') {
        refuse('a name is a word; write it in quotation marks if it is a number', key as Node | null);
        return [];
      }
      return [{ name: key.value, value: wordOf(value as Node | null) }];
    });
  }

  const { contents } = document;
  if (contents === null) return { entries: [], problems };
  if (!isMap(contents)) {
    refuse('the file begins with a name and a colon, such as `title: …`', contents);
    return { entries: [], problems };
  }
  const entries = entriesOf(contents);
  for (const { key } of contents.items) {
    if (!isScalar(key) || typeof key.value !== 'string') continue;
    if (!exportable.test(key.value) || reserved.has(key.value))
      refuse(
        `"${key.value}" cannot be a name at the beginning of a line; use letters and digits, a small letter first`,
        key,
      );
  }
  return { entries, problems };
}

function placeOf(node: Node | null): Place {
  const [start, end] = node?.range ?? [0, 1];
  return { start, length: Math.max(1, end - start) };
}

/** Every text of a file. */
export function textsOf(entries: readonly WordEntry[]): readonly Extract<Word, { kind: 'text' }>[] {
  const inWord = (word: Word): readonly Extract<Word, { kind: 'text' }>[] => {
    if (word.kind === 'text') return [word];
    if (word.kind === 'list') return word.items.flatMap(inWord);
    return word.kind === 'map' ? textsOf(word.entries) : [];
  };
  return entries.flatMap(({ value }) => inWord(value));
}
