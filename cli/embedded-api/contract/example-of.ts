import * as z from 'zod';

/** An example value for a schema, from the examples of its fields. */
export function exampleOf(schema: z.ZodType): unknown {
  const [given] = (schema.meta()?.['examples'] as unknown[] | undefined) ?? [];
  if (given !== undefined) return given;
  if (schema instanceof z.ZodObject) {
    const fields: [string, z.ZodType][] = Object.entries(schema.shape);
    return Object.fromEntries(fields.map(([name, field]) => [name, exampleOf(field)]));
  }
  if (schema instanceof z.ZodArray) return [exampleOf(schema.element as z.ZodType)];
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault)
    return exampleOf(schema.unwrap() as z.ZodType);
  if (schema instanceof z.ZodUnion) return exampleOf(schema.options[0] as z.ZodType);
  if (schema instanceof z.ZodEnum) return schema.options[0];
  if (schema instanceof z.ZodLiteral) return [...schema.values][0];
  if (schema instanceof z.ZodPipe) return exampleOf(schema.in as z.ZodType);
  if (schema instanceof z.ZodRecord) return {};
  if (schema instanceof z.ZodBoolean) return true;
  if (schema instanceof z.ZodNumber) return schema.minValue ?? 0;
  if (schema instanceof z.ZodString) return 'a text';
  throw new Error(`no example of a ${schema.type}: add one with .meta({ examples })`);
}
