import type * as z from 'zod';
import { namesIn } from './content-folder.ts';
import { fileProblem, fit } from './content-problem.ts';
import { readText, readTextIfThere } from './text-file.ts';

type File<Schema> = { folder: string; path: string; schema: Schema };

/** The validated content of a JSON file. Throws a `Stop` that says what is wrong with it. */
export async function readJson<Schema extends z.ZodType>({
  folder,
  path,
  schema,
}: File<Schema>): Promise<z.output<Schema>> {
  const text = await readText({ folder, path });
  return fit({ folder, path, schema, raw: parse({ folder, path, text }), source: { text, linesBefore: 0 } });
}

/** The records of a JSON file, none when it is not there. Throws a `Stop` that says what is wrong with it. */
export async function readRecords<Schema extends z.ZodType>({
  folder,
  path,
  schema,
}: File<z.ZodArray<Schema>>): Promise<z.output<Schema>[]> {
  const text = await readTextIfThere({ folder, path });
  return text === null
    ? []
    : fit({ folder, path, schema, raw: parse({ folder, path, text }), source: { text, linesBefore: 0 } });
}

/** Every JSON file of a folder, validated and keyed by its name without the ending. */
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
    return JSON.parse(text);
  } catch (error) {
    throw fileProblem({
      folder,
      path,
      what: 'is not JSON',
      why: (error as Error).message,
      fix: 'correct it where the message says',
    });
  }
}
