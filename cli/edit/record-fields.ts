import { isMap, type Node, stringify, type YAMLMap } from 'yaml';
import { addInBrackets, lineIndent, linesOf, partsOf, removeInBrackets, spelledJson } from './parts.ts';
import { hasValue, nodeAt, parse, type Place, withValue } from './values.ts';

/** The spaces of a field in a block; a hyphen may stand before it. */
const begin = /^[ -]*$/;

type AddFieldOptions = Place & {
  value: unknown;
  /** The names that its record may have, in their order. */
  names: readonly string[];
};

/** Adds a field that a record lacks, behind the one that precedes it in `names`; null when it cannot be added. */
export function addField({ source, path, value, names }: AddFieldOptions): string | null {
  const document = parse(source);
  const map = nodeAt(document, path.slice(0, -1));
  const name = String(path.at(-1));
  if (!isMap(map) || !map.range) return null;
  const before = names.slice(0, Math.max(0, names.indexOf(name)));
  const own = map.items.map(({ key }) => String((key as { value?: unknown }).value));
  const index = names.includes(name) ? own.findLastIndex((one) => before.includes(one)) + 1 : own.length;
  const text = map.flow
    ? inBrackets({ source, map, index, name, value })
    : inBlock({ source, map, index, name, value });
  const wanted = withValue({ value: document.toJS(), path, next: value });
  return text !== null && hasValue({ source: text, wanted }) ? text : null;
}

type AddedOptions = { source: string; map: YAMLMap; index: number; name: string; value: unknown };

function inBrackets({ source, map, index, name, value }: AddedOptions): string {
  const parts = partsOf(map);
  const [start, end] = map.range!;
  const inline = parts.length > 0 && !source.slice(start, end).includes('\n');
  const indent = parts.length > 0 && !inline ? lineIndent(source, parts[0]!.start) : `${lineIndent(source, start)}  `;
  const text = `${JSON.stringify(name)}: ${spelledJson({ value, indent, inline })}`;
  return addInBrackets({ source, collection: map, index, text });
}

function inBlock({ source, map, index, name, value }: AddedOptions): string | null {
  const parts = partsOf(map);
  const column = parts[0]!.start - (source.lastIndexOf('\n', parts[0]!.start - 1) + 1);
  const text = stringify({ [name]: value }, { lineWidth: 0 }).replace(/^(?=.)/gm, ' '.repeat(column));
  const before = parts[index - 1];
  if (!before)
    return `${source.slice(0, parts[0]!.start) + text.trimStart()}${' '.repeat(column)}${source.slice(parts[0]!.start)}`;
  const lines = linesOf({ source, part: before, mark: begin });
  if (lines === null) return null;
  const head = source.slice(0, lines.end);
  return head + (head.endsWith('\n') ? '' : '\n') + text + source.slice(lines.end);
}

/** Removes a field; null when it is not there, or cannot be removed. */
export function removeField({ source, path }: Place): string | null {
  const document = parse(source);
  const map = nodeAt(document, path.slice(0, -1));
  if (!isMap(map) || !map.range) return null;
  const index = map.items.findIndex(({ key }) => (key as Node & { value?: unknown }).value === path.at(-1));
  if (index < 0) return null;
  const wanted = withValue({ value: document.toJS(), path, next: undefined });
  const text = map.flow ? removeInBrackets({ source, collection: map, index }) : withoutLines({ source, map, index });
  return text !== null && hasValue({ source: text, wanted }) ? text : null;
}

function withoutLines({ source, map, index }: { source: string; map: YAMLMap; index: number }): string | null {
  const parts = partsOf(map);
  const [own, after] = [parts[index]!, parts[index + 1]];
  // Behind a hyphen, the next field takes its place.
  if (index === 0) return after ? source.slice(0, own.start) + source.slice(after.start) : null;
  const lines = linesOf({ source, part: own, mark: begin });
  return lines && source.slice(0, lines.start) + source.slice(lines.end);
}
