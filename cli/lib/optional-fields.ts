import * as z from 'zod';
import type { Published } from '../define/publication.ts';

/**
 * The rule for the fields that a record may lack, those that are optional or have a default in its schema: missing, `null` and blank text
 * mean the same. It applies to responses of the content API and to content files.
 */

const mayLack = (schema: z.ZodType) => schema instanceof z.ZodOptional || schema instanceof z.ZodDefault;

const isBlank = (value: unknown) => value === null || (typeof value === 'string' && value.trim() === '');

type WithoutBlankOptions = { schema: z.ZodType; value: unknown };

/** The value without the fields that its schema does not demand and that are `null` or blank; the same object when there are none. */
export function withoutBlank({ schema, value }: WithoutBlankOptions): unknown {
  const { into, fields } = partsOf(schema);
  if (typeof value !== 'object' || value === null || !(fields || into)) return value;
  const entries = Object.entries(value).map(([name, part]) => {
    const inner = fields ? fields[name] : into;
    if (!inner) return [name, part] as const;
    return fields && mayLack(inner) && isBlank(part)
      ? null
      : ([name, withoutBlank({ schema: inner, value: part })] as const);
  });
  const given = value as Record<string, unknown>;
  if (entries.every((entry) => entry && given[entry[0]] === entry[1])) return value;
  const left = entries.filter((entry) => entry !== null);
  return Array.isArray(value) ? left.map(([, part]) => part) : Object.fromEntries(left);
}

/** Without an invalid value of these, a draft or an expired record would be published. */
const publicationFields: ReadonlySet<string> = new Set<keyof Published>(['draft', 'expireTime']);

type OptionalFieldOptions = { schema: z.ZodType; path: readonly PropertyKey[] };

/** The path of the innermost field on a path that its record may lack; null when there is none, or the path is of a field that says whether the record is shown. */
export function optionalField({ schema, path }: OptionalFieldOptions): readonly PropertyKey[] | null {
  let here: z.ZodType | undefined = schema;
  let depth: number | null = null;
  for (const [index, step] of path.entries()) {
    const { into, fields }: Parts = partsOf(here);
    here = fields ? fields[String(step)] : into;
    if (!here) break;
    if (publicationFields.has(String(step))) return null;
    if (fields && mayLack(here)) depth = index;
  }
  return depth === null ? null : path.slice(0, depth + 1);
}

/** The schemas of the fields of an object, or of the entries of a list. */
type Parts = { fields?: Readonly<Record<string, z.ZodType>>; into?: z.ZodType };

const known = new WeakMap<z.ZodType, Parts>();

function partsOf(schema: z.ZodType): Parts {
  const parts = known.get(schema) ?? findParts(schema);
  known.set(schema, parts);
  return parts;
}

function findParts(schema: z.ZodType): Parts {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault)
    return partsOf(schema.unwrap() as z.ZodType);
  if (schema instanceof z.ZodPipe) return partsOf(schema.out as z.ZodType);
  if (schema instanceof z.ZodObject) return { fields: schema.shape as Record<string, z.ZodType> };
  if (schema instanceof z.ZodArray) return { into: schema.element as z.ZodType };
  if (schema instanceof z.ZodRecord) return { into: schema.valueType as z.ZodType };
  return {};
}
