import { isScalar } from 'yaml';
import { hasValue, nodeAt, parse, type Place, withValue } from './values.ts';

/** The value at a path as text; null when there is none. */
export function textAt({ source, path }: Place): string | null {
  const node = nodeAt(parse(source), path);
  return isScalar(node) ? String(node.value) : null;
}

/**
 * Writes one value. Every other byte of the file stays as it is: quotes, comments, blank lines. Null when the path has no text, number
 * or switch, or when the text is no such number or switch.
 */
export function setText({ source, path, text }: Place & { text: string }): string | null {
  const document = parse(source);
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
