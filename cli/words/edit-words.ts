import { isDeepStrictEqual } from 'node:util';
import { type Document, isCollection, isMap, isScalar, isSeq, type Node, parseDocument, type YAMLSeq } from 'yaml';

/** The way to a value: names of maps, positions in lists. */
export type WordPath = readonly (string | number)[];

/** What a form shows of a value. */
export type WordField =
  | { kind: 'text'; text: string; isLong: boolean }
  | { kind: 'number'; text: string }
  | { kind: 'switch'; on: boolean }
  | { kind: 'nothing' }
  | { kind: 'map'; entries: readonly { name: string; note: string; field: WordField }[] }
  /** Items can be added and removed where each begins on its own line. */
  | { kind: 'list'; items: readonly WordField[]; canChange: boolean };

/** The values of a words file as fields of a form; null when the file is not valid. */
export function fieldsOf(source: string): WordField | null {
  const document = parseDocument(source);
  if (document.errors.length > 0) return null;
  return document.contents === null ? { kind: 'map', entries: [] } : fieldOf({ node: document.contents, source });
}

function fieldOf({ node, source }: { node: Node | null; source: string }): WordField {
  if (isMap(node))
    return {
      kind: 'map',
      entries: node.items.map(({ key, value }) => ({
        name: isScalar(key) ? String(key.value) : '',
        note: (isScalar(key) && key.commentBefore?.trim()) || '',
        field: fieldOf({ node: value as Node | null, source }),
      })),
    };
  if (isSeq(node))
    return {
      kind: 'list',
      items: node.items.map((item) => fieldOf({ node: item as Node | null, source })),
      canChange:
        node.items.length > 0 && node.items.every((_, index) => linesOf({ list: node, index, source }) !== null),
    };
  if (!isScalar(node) || node.value === null) return { kind: 'nothing' };
  const { value } = node;
  if (typeof value === 'boolean') return { kind: 'switch', on: value };
  if (typeof value === 'number') return { kind: 'number', text: String(value) };
  return { kind: 'text', text: String(value), isLong: String(value).length > 30 };
}

type SetOptions = { source: string; path: WordPath; text: string };

/** The value at a path as text; null when there is none. */
export function textAt({ source, path }: Omit<SetOptions, 'text'>): string | null {
  const node = nodeAt(parseDocument(source), path);
  return isScalar(node) ? String(node.value) : null;
}

/**
 * Writes one value. Every other byte of the file stays as it is: quotes, comments, blank lines. Null when the path has no text, number
 * or switch, or when the text is no such number or switch.
 */
export function setText({ source, path, text }: SetOptions): string | null {
  const document = parseDocument(source);
  const node = nodeAt(document, path);
  if (!isScalar(node) || !node.range) return null;
  const value = asSameKind({ before: node.value, text });
  if (value === undefined) return null;
  const [start, end] = node.range;
  const wanted = withValue({ value: document.toJS(), path, next: value });
  const before = source.slice(start, end);
  const spellings =
    typeof value === 'string'
      ? [
          block({ before, value: String(node.value), text: value }),
          node.type === 'QUOTE_DOUBLE' ? JSON.stringify(value) : null,
          ...plain(value, node.type),
        ]
      : [String(value)];
  for (const spelling of spellings) {
    if (spelling === null) continue;
    const changed = source.slice(0, start) + spelling + source.slice(end);
    if (hasValue({ source: changed, wanted })) return changed;
  }
  return null;
}

/** The new value has the kind of the old one. */
function asSameKind({ before, text }: { before: unknown; text: string }): string | number | boolean | undefined {
  if (typeof before === 'string') return text;
  if (typeof before === 'number') return text.trim() !== '' && Number.isFinite(Number(text)) ? Number(text) : undefined;
  if (typeof before === 'boolean') return text === 'true' ? true : text === 'false' ? false : undefined;
  return undefined;
}

/** Spellings of a text, those without quotes first if it had none. */
function plain(text: string, type: string | null | undefined): (string | null)[] {
  const single = text.includes('\n') ? null : `'${text.replaceAll("'", "''")}'`;
  const bare = /^\S(?:.*\S)?$/.test(text) ? text : null;
  return [...(type === 'QUOTE_SINGLE' ? [single, bare] : [bare, single]), JSON.stringify(text)];
}

type BlockOptions = { before: string; value: string; text: string };

/** The spelling of a text in a block, whose lines keep their indentation; null when it was in none. */
function block({ before, value, text }: BlockOptions): string | null {
  const found = /^(?<head>[|>][^\n]*\n)(?:[ ]*\n)*(?<spaces>[ ]+)/.exec(before);
  if (!found) return null;
  const { head, spaces } = found.groups!;
  // Spaces at the beginning of the text are not part of the indentation.
  const indent = spaces!.slice(/^ *(?=\S)/m.exec(value)?.[0].length ?? 0);
  const lines = text.replace(/\n$/, '').split('\n');
  return `${head}${lines.map((line) => (line === '' ? '' : indent + line)).join('\n')}\n`;
}

type ItemOptions = { source: string; path: WordPath; index: number };

/** Repeats an item of a list below it, to be changed; null where the list cannot be changed by lines. */
export function repeatItem({ source, path, index }: ItemOptions): string | null {
  return changeItems({
    source,
    path,
    index,
    change: (lines) => lines + lines,
    next: (items) => items.toSpliced(index, 0, items[index]),
  });
}

/** Removes an item of a list; null where the list cannot be changed by lines, or would be empty. */
export function removeItem({ source, path, index }: ItemOptions): string | null {
  return changeItems({ source, path, index, change: () => '', next: (items) => items.toSpliced(index, 1) });
}

type ChangeItems = ItemOptions & {
  change: (lines: string) => string;
  next: (items: readonly unknown[]) => readonly unknown[];
};

function changeItems({ source, path, index, change, next }: ChangeItems): string | null {
  const document = parseDocument(source);
  const list = nodeAt(document, path);
  if (!isSeq(list)) return null;
  const lines = linesOf({ list, index, source });
  const items = (document.getIn(path) as YAMLSeq).toJSON() as readonly unknown[];
  const wanted = withValue({ value: document.toJS(), path, next: next(items) });
  if (lines === null || next(items).length === 0) return null;
  const own = source.slice(lines.start, lines.end);
  const whole = own.endsWith('\n') ? own : `${own}\n`;
  const changed = source.slice(0, lines.start) + change(whole) + source.slice(lines.end);
  return hasValue({ source: changed, wanted }) ? changed : null;
}

/** The lines of an item that begins with a dash on a line of its own. */
function linesOf({ list, index, source }: { list: YAMLSeq; index: number; source: string }) {
  if (list.flow) return null;
  const startOf = (item: unknown) => {
    const start = (item as Node | null)?.range?.[0];
    if (start === undefined) return null;
    const line = source.lastIndexOf('\n', start - 1) + 1;
    return /^ *- +$/.test(source.slice(line, start)) ? line : null;
  };
  const start = startOf(list.items[index]);
  if (start === null) return null;
  if (index + 1 < list.items.length) {
    const end = startOf(list.items[index + 1]);
    return end === null ? null : { start, end };
  }
  const last = (list.items[index] as Node).range![1];
  const lineEnd = source.indexOf('\n', Math.max(start, last - 1));
  return { start, end: lineEnd < 0 ? source.length : lineEnd + 1 };
}

function nodeAt(document: Document, path: WordPath): unknown {
  let node: unknown = document.contents;
  for (const step of path) {
    if (!isCollection(node)) return undefined;
    node = node.get(step, true);
  }
  return node;
}

function withValue({ value, path, next }: { value: unknown; path: WordPath; next: unknown }): unknown {
  const [step, ...rest] = path;
  if (step === undefined) return next;
  if (Array.isArray(value))
    return value.map((item, index) => (index === step ? withValue({ value: item, path: rest, next }) : item));
  const record = value as Record<string, unknown>;
  return { ...record, [step]: withValue({ value: record[step], path: rest, next }) };
}

/** Whether a file has exactly these values: a spelling that changes anything else is not used. */
function hasValue({ source, wanted }: { source: string; wanted: unknown }): boolean {
  const document = parseDocument(source);
  return document.errors.length === 0 && isDeepStrictEqual(document.toJS(), wanted);
}
