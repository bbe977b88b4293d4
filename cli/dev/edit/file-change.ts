import { addField, removeField } from '../../edit/record-fields.ts';
import { fieldSchema, type Schema, schemaAt, typedValue } from '../../edit/schema.ts';
import { addItem, removeItem, repeatItem } from '../../edit/list-items.ts';
import { setText } from '../../edit/set-value.ts';
import { nodeAt, parse, type ValuePath } from '../../edit/values.ts';

/** What an editor changes in a file: a value, the text below a front matter, or the file as a whole. */
export type EditedPlace = ValuePath | 'body' | 'source';

export type FileChange =
  /** `before` is the text that the form showed; a field that is missing has an empty one. */
  | { kind: 'set'; before: string; text: string }
  /** Items are counted, so `version` is that of the file that the form showed. */
  | { kind: 'repeat'; index: number; version: string }
  | { kind: 'remove'; index: number; version: string }
  /** A record of a list, or of a map by its name. */
  | { kind: 'add'; value: unknown; name?: string | undefined; at?: 'begin' | 'end' | undefined; version: string };

/** The YAML of a front matter, or all of a file, and what stands around it. */
export type FileText = { head: string; fields: string; tail: string; body: string | null };

const frontMatter =
  /^(?<head>---[ \t]*\r?\n)(?<fields>(?:[\s\S]*?\r?\n)?)(?<tail>---[ \t]*(?:\r?\n|$))(?<body>[\s\S]*)$/;

export function textOf({ file, source }: { file: string; source: string }): FileText {
  const found = file.endsWith('.md') ? frontMatter.exec(source)?.groups : undefined;
  if (!found) return { head: '', fields: source, tail: '', body: null };
  const { head = '', fields = '', tail = '', body = '' } = found;
  return { head, fields, tail, body };
}

const joined = ({ head, fields, tail, body }: FileText) => head + fields + tail + (body ?? '');

type TextAtOptions = { file: string; source: string; place: EditedPlace };

/** The text at a place; empty where a field is missing, null where a record is. */
export function textAtPlace({ file, source, place }: TextAtOptions): string | null {
  if (place === 'source') return source;
  const text = textOf({ file, source });
  if (place === 'body') return text.body;
  const document = parse(text.fields);
  const node = nodeAt(document, place) as { value?: unknown } | null | undefined;
  if (!node)
    return place.length > 0 && nodeAt(document, place.slice(0, -1)) !== undefined && typeof place.at(-1) === 'string'
      ? ''
      : null;
  return 'value' in node ? String(node.value ?? '') : null;
}

export type ChangedTextOptions = TextAtOptions & {
  change: FileChange;
  /** Of a content file; words have none. */
  schema: Schema | null;
};

/** The file with a change; null where the change cannot be written without changing anything else. */
export function changedText({ file, source, place, change, schema }: ChangedTextOptions): string | null {
  if (place === 'source') return change.kind === 'set' ? change.text : null;
  const text = textOf({ file, source });
  if (place === 'body')
    return change.kind === 'set' && text.body !== null ? joined({ ...text, body: change.text }) : null;
  const fields = changedFields({ source: text.fields, path: place, change, schema });
  return fields === null ? null : joined({ ...text, fields });
}

type ChangedFieldsOptions = { source: string; path: ValuePath; change: FileChange; schema: Schema | null };

function changedFields({ source, path, change, schema }: ChangedFieldsOptions): string | null {
  if (change.kind === 'repeat') return repeatItem({ source, path, index: change.index });
  if (change.kind === 'remove') return removeItem({ source, path, index: change.index });
  const at = schema && schemaAt(schema, path);
  if (change.kind === 'add') {
    const { value, name, at: where = 'end' } = change;
    if (name !== undefined) return addField({ source, path: [...path, name], value, names: [] });
    const isThere = path.length === 0 || nodeAt(parse(source), path) !== undefined;
    return isThere ? addItem({ source, path, value, at: where }) : added({ source, path, value: [value], schema });
  }
  if (!at) return setText({ source, path, text: change.text });
  const isThere = nodeAt(parse(source), path) !== undefined;
  if (change.text === '' && at.isOptional) return isThere ? removeField({ source, path }) : source;
  if (!isThere) return added({ source, path, value: typedValue({ schema: at.schema, text: change.text }), schema });
  return setText({ source, path, text: change.text });
}

type AddedOptions = { source: string; path: ValuePath; value: unknown; schema: Schema | null };

/** Adds a field, and the record that it belongs to where that is missing, too. */
function added({ source, path, value, schema }: AddedOptions): string | null {
  const above = path.slice(0, -1);
  const record = schema && schemaAt(schema, above)?.schema;
  const names = Object.keys(record?.properties ?? {});
  const name = path.at(-1);
  if (typeof name !== 'string' || !record || fieldSchema(record, name) === null) return null;
  if (above.length > 0 && nodeAt(parse(source), above) === undefined)
    return added({ source, path: above, value: { [name]: value }, schema });
  return addField({ source, path, value, names });
}
