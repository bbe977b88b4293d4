import { isMap, type Node, type Pair, type YAMLMap, type YAMLSeq } from 'yaml';

/** The items of a list, or the fields of a map, as ranges of the source. */
export type Part = { start: number; end: number };

export type Collection = YAMLMap | YAMLSeq;

export function partsOf(collection: Collection): Part[] {
  return (collection.items as readonly (Node | Pair)[]).map((item) => {
    if (!('key' in item)) return { start: item.range![0], end: item.range![1] };
    const [key, value] = [item.key as Node, item.value as Node | null];
    return { start: key.range![0], end: (value ?? key).range![1] };
  });
}

/**
 * The lines of a part in a block, from the first column to the next line; null where it does not begin a line. `mark` is what stands before
 * an item: its hyphen.
 */
export function linesOf({ source, part, mark }: { source: string; part: Part; mark: RegExp }): Part | null {
  const start = source.lastIndexOf('\n', part.start - 1) + 1;
  if (!mark.test(source.slice(start, part.start))) return null;
  const lineEnd = source.indexOf('\n', Math.max(part.start, part.end - 1));
  return { start, end: lineEnd < 0 ? source.length : lineEnd + 1 };
}

/** Whitespace directly before a position. */
const gapBefore = (source: string, position: number) => /\s*$/.exec(source.slice(0, position))![0];

type FlowOptions = { source: string; collection: Collection; index: number };

/** Adds a part to a collection in brackets, at a position, with the line breaks and spaces that its neighbours have. */
export function addInBrackets({ source, collection, index, text }: FlowOptions & { text: string }): string {
  const parts = partsOf(collection);
  const [start, end] = collection.range!;
  if (parts.length === 0) {
    const space = isMap(collection) ? ' ' : '';
    const indent = lineIndent(source, start);
    const inside = text.includes('\n') ? `\n${indent}  ${text}\n${indent}` : space + text + space;
    return source.slice(0, start + 1) + inside + source.slice(end - 1);
  }
  const before = parts[index - 1];
  if (!before) {
    const gap = gapBefore(source, parts[1]?.start ?? parts[0]!.start) || ' ';
    return `${source.slice(0, parts[0]!.start) + text},${gap}${source.slice(parts[0]!.start)}`;
  }
  const gap = gapBefore(source, (parts[index] ?? before).start) || ' ';
  return `${source.slice(0, before.end)},${gap}${text}${source.slice(before.end)}`;
}

export function removeInBrackets({ source, collection, index }: FlowOptions): string {
  const parts = partsOf(collection);
  const [start, end] = collection.range!;
  const [before, own, after] = [parts[index - 1], parts[index]!, parts[index + 1]];
  if (before) return source.slice(0, before.end) + source.slice(own.end);
  if (after) return source.slice(0, own.start) + source.slice(after.start);
  return source.slice(0, start + 1) + source.slice(end - 1);
}

/** The spaces at the beginning of the line of a position. */
export const lineIndent = (source: string, position: number) =>
  /^ */.exec(source.slice(source.lastIndexOf('\n', position - 1) + 1))![0];

type SpelledOptions = { value: unknown; indent: string; inline: boolean };

/** A value as JSON: lists of texts and numbers on one line where they fit, records with a line for each field unless `inline`. */
export function spelledJson({ value, indent, inline }: SpelledOptions): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const isList = Array.isArray(value);
  const inner = `${indent}  `;
  const members = isList
    ? value.map((item: unknown) => spelledJson({ value: item, indent: inner, inline }))
    : Object.entries(value).map(
        ([name, item]) => `${JSON.stringify(name)}: ${spelledJson({ value: item, indent: inner, inline })}`,
      );
  const [open, close] = isList ? '[]' : '{}';
  if (members.length === 0) return `${open}${close}`;
  const space = isList ? '' : ' ';
  const line = `${open}${space}${members.join(', ')}${space}${close}`;
  const isFlat = isList && value.every((item) => typeof item !== 'object');
  if (inline || (isFlat && indent.length + line.length <= 120)) return line;
  return `${open}\n${members.map((member) => inner + member).join(',\n')}\n${indent}${close}`;
}
