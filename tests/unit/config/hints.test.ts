import { expect, it } from 'vitest';
import { contentFiles } from '../../../cli/embedded-api/content.ts';
import { jsonSchemaOf } from '../../../cli/embedded-api/known-fields.ts';
import definition from '../../../config/index.ts';

/** Hints of a schema without one in Chinese. */
function withoutChinese(schema: unknown, path: string): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const { description, 'x-zh': zh, anyOf } = schema as Record<string, unknown>;
  // An optional field repeats the description of its value.
  const isMissing = typeof description === 'string' && anyOf === undefined && (typeof zh !== 'string' || zh === '');
  return [
    ...(isMissing ? [`${path}: ${description}`] : []),
    ...Object.entries(schema).flatMap(([name, part]) => withoutChinese(part, `${path}.${name}`)),
  ];
}

it('editors of a Chinese browser read every hint in Chinese', () => {
  const schemas = contentFiles(definition).map(({ path, schema }) => [path, jsonSchemaOf(schema)] as const);
  expect(schemas.flatMap(([path, schema]) => withoutChinese(schema, path))).toEqual([]);
});
