import * as z from 'zod';

type Schema = {
  properties?: Record<string, Schema>;
  additionalProperties?: Schema | boolean;
  items?: Schema;
  anyOf?: Schema[];
  allOf?: Schema[];
};

type Step = PropertyKey;

/** What an optional field may have instead of being absent. */
const absent = ['', null];

/** The JSON Schema of a file, for editors. Like `validateFile`, it accepts no unknown fields, and empty optional ones. */
export function jsonSchemaOf(schema: z.ZodType): Record<string, unknown> {
  return z.toJSONSchema(schema, {
    io: 'input',
    target: 'draft-7',
    override: ({ jsonSchema }) => {
      if (jsonSchema.properties === undefined) return;
      jsonSchema.additionalProperties ??= false;
      const required = new Set(jsonSchema.required);
      for (const [name, field] of Object.entries(jsonSchema.properties))
        if (!required.has(name) && typeof field === 'object')
          jsonSchema.properties[name] = {
            ...(field.description !== undefined && { description: field.description }),
            anyOf: [field, { enum: absent }],
          };
    },
  });
}

/** A field that the schema does not have, and the names that it has there. */
export type UnknownField = { steps: readonly Step[]; known: readonly string[] };

export function unknownFields(schema: z.ZodType, raw: unknown): UnknownField[] {
  const visit = (schemas: readonly Schema[], value: unknown, steps: readonly Step[]): UnknownField[] => {
    if (typeof value !== 'object' || value === null) return [];
    const places = schemas.flatMap(alternatives);
    if (Array.isArray(value)) {
      const items = places.flatMap((place) => place.items ?? []);
      return value.flatMap((item, index) => visit(items, item, [...steps, index]));
    }
    return Object.entries(value).flatMap(([name, part]) => {
      const here = [...steps, name];
      const fields = places.flatMap((place) => fieldOf(place, name));
      if (fields.length > 0) return visit(fields, part, here);
      const known = [...new Set(places.flatMap(({ properties = {} }) => Object.keys(properties)))];
      return known.length > 0 ? [{ steps: here, known }] : [];
    });
  };
  return visit([jsonSchemaOf(schema) as Schema], raw, []);
}

function alternatives(schema: Schema): Schema[] {
  return [schema, ...[...(schema.anyOf ?? []), ...(schema.allOf ?? [])].flatMap(alternatives)];
}

function fieldOf({ properties, additionalProperties }: Schema, name: string): Schema[] {
  if (properties && Object.hasOwn(properties, name)) return [properties[name]!];
  return typeof additionalProperties === 'object' ? [additionalProperties] : [];
}
