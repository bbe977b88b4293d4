import { isMap, isScalar, isSeq, type Node } from 'yaml';
import { canChange } from './list-items.ts';
import { fieldSchema, presentSchema, type Schema } from './schema.ts';
import { parse } from './values.ts';

/** What a schema says of a value. */
export type FieldFacts = {
  /** The name that editors read. */
  label?: string;
  hint?: string;
  /** The hint for editors of a Chinese browser, where it has one of its own. */
  hintZh?: string;
  /** The values that it may have. */
  choices?: readonly string[];
  /** How it is typed, where it is no plain text. */
  input?: 'time' | 'picture';
  isOptional?: true;
  /** It is not in the file: saving it adds it. */
  isMissing?: true;
};

export type MapEntry = { name: string; note: string; field: FormField };

/** What a form shows of a value. `template` is the form of a record that can be added. */
export type FormField = FieldFacts &
  (
    | { kind: 'text'; text: string; isLong: boolean }
    | { kind: 'number'; text: string }
    | { kind: 'switch'; on: boolean | null }
    | { kind: 'nothing' }
    | { kind: 'map'; entries: readonly MapEntry[]; template?: FormField }
    /** Items can be added and removed where each begins on its own line, or stands in brackets. */
    | { kind: 'list'; items: readonly FormField[]; canChange: boolean; template?: FormField }
  );

type FieldsOptions = {
  source: string;
  /** The schema of a content file; words have none. */
  schema?: Schema;
};

/** The values of a file as fields of a form; null when the file is not valid. */
export function fieldsOf({ source, schema }: FieldsOptions): FormField | null {
  const document = parse(source);
  if (document.errors.length > 0) return null;
  if (document.contents === null) return schema ? emptyField(schema) : { kind: 'map', entries: [] };
  return fieldOf({ node: document.contents, source, schema: schema && presentSchema(schema) });
}

type FieldOptions = { node: Node | null; source: string; schema: Schema | undefined };

function fieldOf({ node, source, schema }: FieldOptions): FormField {
  const facts = schema ? factsOf(schema) : {};
  if (isMap(node)) {
    const entries = node.items.map(({ key, value }): MapEntry => {
      const name = isScalar(key) ? String(key.value) : '';
      const known = schema && fieldSchema(schema, name);
      const field = fieldOf({ node: value as Node | null, source, schema: known?.schema });
      return {
        name,
        note: (isScalar(key) && key.commentBefore?.trim()) || '',
        field: known?.isOptional ? { ...field, isOptional: true } : field,
      };
    });
    const own = new Set(entries.map(({ name }) => name));
    const missing = schema ? emptyEntries(schema).filter(({ name }) => !own.has(name)) : [];
    return { kind: 'map', entries: [...entries, ...missing], ...facts, ...templateOf(schema?.additionalProperties) };
  }
  if (isSeq(node))
    return {
      kind: 'list',
      items: node.items.map((item) =>
        fieldOf({ node: item as Node | null, source, schema: schema?.items && presentSchema(schema.items) }),
      ),
      canChange: canChange({ source, list: node }),
      ...facts,
      ...templateOf(schema?.items),
    };
  const value = isScalar(node) ? node.value : null;
  if (schema && value === null) return emptyField(schema);
  if (value === null) return { kind: 'nothing' };
  if (typeof value === 'boolean') return { kind: 'switch', on: value, ...facts };
  if (typeof value === 'number') return { kind: 'number', text: String(value), ...facts };
  return { kind: 'text', text: String(value), isLong: String(value).length > 30, ...facts };
}

const templateOf = (schema: Schema | boolean | undefined) =>
  typeof schema === 'object' ? { template: emptyField(schema) } : {};

/** The form of a value that is not there. */
function emptyField(given: Schema): FormField {
  const schema = presentSchema(given);
  const facts = factsOf(schema);
  if (schema.type === 'array')
    return { kind: 'list', items: [], canChange: true, isMissing: true, ...facts, ...templateOf(schema.items) };
  if (schema.type === 'object')
    return { kind: 'map', entries: emptyEntries(schema), ...facts, ...templateOf(schema.additionalProperties) };
  if (schema.type === 'boolean') return { kind: 'switch', on: null, isMissing: true, ...facts };
  if (schema.type === 'number' || schema.type === 'integer')
    return { kind: 'number', text: '', isMissing: true, ...facts };
  return { kind: 'text', text: '', isLong: false, isMissing: true, ...facts };
}

const emptyEntries = (schema: Schema): MapEntry[] =>
  Object.keys(schema.properties ?? {}).map((name) => {
    const { schema: own, isOptional } = fieldSchema(schema, name)!;
    const field = emptyField(own);
    return { name, note: '', field: isOptional ? { ...field, isOptional: true } : field };
  });

function factsOf({
  title,
  description,
  examples,
  enum: values,
  'x-input': input,
  'x-zh': descriptionZh,
}: Schema): FieldFacts {
  const choices = values?.filter((value) => typeof value === 'string' || typeof value === 'number').map(String);
  const example = examples?.[0];
  const shown = typeof example === 'string' ? example : JSON.stringify(example);
  const hint = [description, example === undefined ? null : `e.g. ${shown}`].filter(Boolean).join('; ');
  const hintZh = [descriptionZh, example === undefined ? null : `例如 ${shown}`].filter(Boolean).join('；');
  return {
    ...(title !== undefined && { label: title }),
    ...(hint !== '' && { hint }),
    ...(hintZh !== '' && (descriptionZh !== undefined || description === undefined) && { hintZh }),
    ...(choices && choices.length > 0 && { choices }),
    ...(input && { input }),
  };
}
