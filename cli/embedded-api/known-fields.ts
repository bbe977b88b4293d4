import * as z from 'zod';

type Schema = {
  properties?: Record<string, Schema>;
  additionalProperties?: Schema | boolean;
  items?: Schema;
  anyOf?: Schema[];
  allOf?: Schema[];
};

/** The JSON Schema of a file, for editors. Like `validateFile`, it accepts no unknown fields. */
export function jsonSchemaOf(schema: z.ZodType): Record<string, unknown> {
  return z.toJSONSchema(schema, {
    io: 'input',
    target: 'draft-7',
    override: ({ jsonSchema }) => {
      if (jsonSchema.properties !== undefined) jsonSchema.additionalProperties ??= false;
    },
  });
}

/** Names of the fields of a schema at a path. */
export function knownFields(schema: z.ZodType, steps: readonly PropertyKey[]): string[] {
  let places: Schema[] = [jsonSchemaOf(schema) as Schema];
  for (const step of steps) places = places.flatMap(alternatives).flatMap((place) => inside(place, step));
  return [...new Set(places.flatMap(alternatives).flatMap(({ properties = {} }) => Object.keys(properties)))];
}

function alternatives(schema: Schema): Schema[] {
  return [schema, ...[...(schema.anyOf ?? []), ...(schema.allOf ?? [])].flatMap(alternatives)];
}

function inside({ properties, additionalProperties, items }: Schema, step: PropertyKey): Schema[] {
  if (typeof step === 'number') return items ? [items] : [];
  const known = properties?.[String(step)];
  if (known) return [known];
  return typeof additionalProperties === 'object' ? [additionalProperties] : [];
}
