import { isMap, isScalar, isSeq, stringify, type YAMLSeq } from 'yaml';
import { addInBrackets, lineIndent, linesOf, partsOf, removeInBrackets, spelledJson } from './parts.ts';
import { setText } from './set-value.ts';
import { hasValue, nodeAt, parse, type Place, withValue } from './values.ts';

type ItemOptions = Place & { index: number };

const hyphen = /^ *- +$/;

/** The lines of each item of a block list; null where one does not begin on a line of its own. */
function blockLines({ source, list }: { source: string; list: YAMLSeq }) {
  if (list.flow) return null;
  const lines = partsOf(list).map((part) => linesOf({ source, part, mark: hyphen }));
  return lines.every((one) => one !== null)
    ? lines.map((one, index) => ({ start: one.start, end: lines[index + 1]?.start ?? one.end }))
    : null;
}

/** Whether items can be added and removed: they are in brackets, or each begins on its own line. */
export const canChange = ({ source, list }: { source: string; list: YAMLSeq }): boolean =>
  list.items.length > 0 && (list.flow === true || blockLines({ source, list }) !== null);

/** Repeats an item of a list below it, to be changed, with an id of its own; null where the list cannot be changed. */
export function repeatItem({ source, path, index }: ItemOptions): string | null {
  const list = nodeAt(parse(source), path);
  if (!isSeq(list) || !list.items[index]) return null;
  const items = list.toJSON() as readonly unknown[];
  const copied = changed({
    source,
    path,
    items: items.toSpliced(index, 0, items[index]),
    change(found) {
      if (found.flow) {
        const { start, end } = partsOf(found)[index]!;
        return addInBrackets({ source, collection: found, index: index + 1, text: source.slice(start, end) });
      }
      const own = blockLines({ source, list: found })?.[index];
      if (!own) return null;
      const text = source.slice(own.start, own.end);
      return source.slice(0, own.end) + (text.endsWith('\n') ? text : `\n${text}`) + source.slice(own.end);
    },
  });
  const id = isMap(list.items[index]) ? list.items[index].get('id') : undefined;
  if (copied === null || typeof id !== 'string') return copied;
  const ids = new Set(list.items.map((item) => (isMap(item) ? item.get('id') : undefined)));
  return ids.size === list.items.length
    ? setText({ source: copied, path: [...path, index + 1, 'id'], text: freeId(id, ids) })
    : copied;
}

/** The id with the next number that no other record has: `im-2`. */
function freeId(id: string, taken: ReadonlySet<unknown>): string {
  const stem = id.replace(/-\d+$/, '');
  let number = 2;
  while (taken.has(`${stem}-${number}`)) number += 1;
  return `${stem}-${number}`;
}

/** Removes an item of a list; null where the list cannot be changed, or would be empty and has no brackets. */
export function removeItem({ source, path, index }: ItemOptions): string | null {
  const list = nodeAt(parse(source), path);
  if (!isSeq(list) || !list.items[index]) return null;
  return changed({
    source,
    path,
    items: (list.toJSON() as readonly unknown[]).toSpliced(index, 1),
    change(found) {
      if (found.flow) return removeInBrackets({ source, collection: found, index });
      const own = found.items.length > 1 ? blockLines({ source, list: found })?.[index] : undefined;
      return own ? source.slice(0, own.start) + source.slice(own.end) : null;
    },
  });
}

/** Adds a record at the end of a list or before all others, or to a file that has no value yet; null where the list cannot be changed. */
export function addItem({ source, path, value, at = 'end' }: AddItemOptions): string | null {
  const document = parse(source);
  const list = nodeAt(document, path);
  const isEmpty = path.length === 0 && (list === null || (isScalar(list) && list.value === null));
  if (isEmpty) {
    const text = `${source}${source === '' || source.endsWith('\n') ? '' : '\n'}${stringify([value], { lineWidth: 0 })}`;
    return hasValue({ source: text, wanted: [value] }) ? text : null;
  }
  if (!isSeq(list)) return null;
  return changed({
    source,
    path,
    items: (list.toJSON() as readonly unknown[]).toSpliced(at === 'end' ? list.items.length : 0, 0, value),
    change(found) {
      const parts = partsOf(found);
      const last = parts.at(-1);
      if (!found.flow) {
        const lines = blockLines({ source, list: found });
        if (!lines || !last) return null;
        const position = at === 'end' ? lines.at(-1)!.end : lines[0]!.start;
        const column = lineIndent(source, last.start);
        const text = stringify([value], { lineWidth: 0 }).replace(/^(?=.)/gm, column);
        const before = source.slice(0, position);
        return before + (before === '' || before.endsWith('\n') ? '' : '\n') + text + source.slice(position);
      }
      const own = last ? source.slice(last.start, last.end) : '';
      const indent = last ? lineIndent(source, last.start) : `${lineIndent(source, found.range![0])}  `;
      const text = spelledJson({ value, indent, inline: own !== '' && !own.includes('\n') });
      return addInBrackets({ source, collection: found, index: at === 'end' ? parts.length : 0, text });
    },
  });
}

type AddItemOptions = Place & { value: unknown; at?: 'begin' | 'end' };

type ChangedOptions = Place & { items: readonly unknown[]; change: (list: YAMLSeq) => string | null };

/** The changed source, if it has these items at the path and every other value as before. */
function changed({ source, path, items, change }: ChangedOptions): string | null {
  const document = parse(source);
  const text = change(nodeAt(document, path) as YAMLSeq);
  const wanted = withValue({ value: document.toJS(), path, next: items });
  return text !== null && hasValue({ source: text, wanted }) ? text : null;
}
