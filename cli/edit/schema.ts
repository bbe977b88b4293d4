import type { ValuePath } from './values.ts';

/** The parts of a JSON Schema that a form needs, as `jsonSchemaOf` makes them. */
export type Schema = {
  type?: string;
  title?: string;
  description?: string;
  enum?: readonly unknown[];
  /** How it is typed, where it is no plain text. */
  'x-input'?: 'time' | 'picture';
  /** The description in Chinese, for editors of a Chinese browser. */
  'x-zh'?: string;
  examples?: readonly unknown[];
  properties?: Readonly<Record<string, Schema>>;
  required?: readonly string[];
  items?: Schema;
  additionalProperties?: Schema | boolean;
  anyOf?: readonly Schema[];
};

/** The schema of a value that may be absent: without the alternative for what is empty. */
export function presentSchema(schema: Schema): Schema {
  const [only, ...others] = (schema.anyOf ?? []).filter(({ type, enum: values }) => type !== undefined || !values);
  return only && others.length === 0
    ? presentSchema({ ...only, ...(schema.title && { title: schema.title }) })
    : schema;
}

/** The schema of a field of a record, and whether the record may lack it. */
export function fieldSchema(record: Schema, name: string): { schema: Schema; isOptional: boolean } | null {
  const { properties, required = [], additionalProperties } = presentSchema(record);
  const own = properties && Object.hasOwn(properties, name) ? properties[name] : undefined;
  if (own) return { schema: presentSchema(own), isOptional: !required.includes(name) };
  return typeof additionalProperties === 'object'
    ? { schema: presentSchema(additionalProperties), isOptional: true }
    : null;
}

/** The schema of the value at a path; null when it has none. */
export function schemaAt(schema: Schema, path: ValuePath): { schema: Schema; isOptional: boolean } | null {
  let found: { schema: Schema; isOptional: boolean } = { schema: presentSchema(schema), isOptional: false };
  for (const step of path) {
    const next: typeof found | null =
      typeof step === 'string'
        ? fieldSchema(found.schema, step)
        : found.schema.items
          ? { schema: presentSchema(found.schema.items), isOptional: false }
          : null;
    if (next === null) return null;
    found = next;
  }
  return found;
}

/** A text from a form as a value of a schema; a text that is no such value stays one, and the check says why. */
export function typedValue({ schema, text }: { schema: Schema; text: string }): unknown {
  if (schema.type === 'boolean' && ['true', 'false'].includes(text)) return text === 'true';
  const isNumber = schema.type === 'number' || schema.type === 'integer';
  return isNumber && text.trim() !== '' && Number.isFinite(Number(text)) ? Number(text) : text;
}
