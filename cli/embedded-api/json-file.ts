import type * as z from 'zod';
import { namesIn } from './content-folder.ts';
import { fileProblem, validateFile } from './content-problem.ts';
import { duplicateKey } from './duplicate-key.ts';
import { Stop } from '../problem.ts';
import { readText, readOptionalText } from './text-file.ts';

type File<Schema> = { folder: string; path: string; schema: Schema };

/** Reads and validates a JSON file. Throws a `Stop` with its problems. */
export async function readJson<Schema extends z.ZodType>({
  folder,
  path,
  schema,
}: File<Schema>): Promise<z.output<Schema>> {
  const text = await readText({ folder, path });
  return validateFile({ folder, path, schema, raw: parse({ folder, path, text }), source: { text, linesBefore: 0 } });
}

/** Reads the records of an optional JSON file. Throws a `Stop` with its problems. */
export async function readRecords<Schema extends z.ZodType>({
  folder,
  path,
  schema,
}: File<z.ZodArray<Schema>>): Promise<z.output<Schema>[]> {
  const text = await readOptionalText({ folder, path });
  return text === null
    ? []
    : validateFile({ folder, path, schema, raw: parse({ folder, path, text }), source: { text, linesBefore: 0 } });
}

/** Reads all JSON files of a folder, by base name. */
export async function readJsonFolder<Schema extends z.ZodType>({
  folder,
  path,
  schema,
}: File<Schema>): Promise<Record<string, z.output<Schema>>> {
  const names = await namesIn({ folder, path, ending: '.json' });
  const entries = names.map(
    async (name) => [name, await readJson({ folder, path: `${path}/${name}.json`, schema })] as const,
  );
  return Object.fromEntries(await Promise.all(entries));
}

function parse({ folder, path, text }: { folder: string; path: string; text: string }): unknown {
  try {
    const value: unknown = JSON.parse(text);
    const duplicate = duplicateKey(text);
    if (duplicate === null) return value;
    throw fileProblem({
      folder,
      path,
      place: duplicate.place,
      what: 'has a duplicate key',
      why: `${JSON.stringify(duplicate.key)} occurs twice in one object`,
      fix: 'remove one of them, or correct its name',
    });
  } catch (error) {
    if (error instanceof Stop) throw error;
    const why = (error as Error).message;
    throw fileProblem({
      folder,
      path,
      place: syntaxErrorPlace(text, why),
      what: 'is not JSON',
      why,
      fix: 'correct the syntax error',
    });
  }
}

/** Line and column of a syntax error, from the message of Node.js; null if it has no position. */
function syntaxErrorPlace(text: string, message: string): string | null {
  const [, position] = / at position (\d+)/.exec(message) ?? [];
  if (position === undefined && !message.includes('end of JSON')) return null;
  const before = text.slice(0, position === undefined ? text.length : Number(position)).split('\n');
  return `${before.length}:${before.at(-1)!.length + 1}`;
}
