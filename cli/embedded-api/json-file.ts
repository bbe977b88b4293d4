import type { TransformFailure } from 'esbuild';
import type * as z from 'zod';
import type { ContentPart } from '../define/local-content.ts';
import { namesIn } from './content-folder.ts';
import { attempt, fileProblem, joinParts, type Read, validateFile } from './content-problem.ts';
import { Stop } from '../problem.ts';
import { placeAt, readOptionalText, readText } from './text-file.ts';

type File<Schema> = { folder: string; path: string; schema: Schema; code?: true | undefined };

/** Reads and validates a JSON file. */
export function readJson<Schema extends z.ZodType>(file: File<Schema>): Promise<Read<z.output<Schema>>> {
  return attempt(async () => validJson({ ...file, text: await readText(file) }));
}

/** Reads the list of an optional JSON file. */
export function readOptionalJson(file: File<z.ZodType>): Promise<Read<unknown>> {
  return attempt(async () => {
    const text = await readOptionalText(file);
    return text === null ? { data: [], problems: [] } : validJson({ ...file, text });
  });
}

type JsonFolder = File<z.ZodType> & Pick<Extract<ContentPart, { kind: 'files' }>, 'optional' | 'name'>;

/** Reads all JSON files of a folder, by base name. */
export function readJsonFolder({
  folder,
  path,
  schema,
  optional,
  name: fileName,
}: JsonFolder): Promise<Read<Record<string, unknown>>> {
  return attempt(async () => {
    const names = await namesIn({ folder, path, ending: '.json', optional: optional === true });
    const { data, problems } = await joinParts(
      names.map((name) =>
        attempt(async () => {
          const file = `${path}/${name}.json`;
          if (fileName && !fileName.isKnown(name)) throw fileProblem({ folder, path: file, ...fileName.problem(name) });
          const { data: whole, rest = null, problems: found } = await readJson({ folder, path: file, schema });
          // With an error nothing is built of the content: what is valid of the file is checked.
          const valid = whole ?? rest;
          return { data: valid === null ? null : ([name, valid] as const), problems: found };
        }),
      ),
    );
    return { data: Object.fromEntries(data), problems };
  });
}

async function validJson<Schema extends z.ZodType>({
  folder,
  path,
  schema,
  code,
  text,
}: File<Schema> & { text: string }): Promise<Read<z.output<Schema>>> {
  const raw = await parse({ folder, path, text });
  return validateFile({ folder, path, schema, code, raw, source: { text, linesBefore: 0 } });
}

async function parse({ folder, path, text }: { folder: string; path: string; text: string }): Promise<unknown> {
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
      place: await syntaxErrorPlace(text, why),
      what: 'is not JSON',
      why,
      fix: 'correct the syntax error',
    });
  }
}

/** Line and column of a syntax error: from the message of Node.js, which has no position for short texts, else from the bundler. */
async function syntaxErrorPlace(text: string, message: string): Promise<string | null> {
  const [, position] = / at position (\d+)/.exec(message) ?? [];
  if (position !== undefined) return placeAt(text, Number(position));
  if (message.includes('end of JSON')) return placeAt(text, text.length);
  const { transform } = await import('esbuild');
  const failure = await transform(text, { loader: 'json', logLevel: 'silent' }).catch(
    (found: TransformFailure) => found,
  );
  const location = 'errors' in failure ? failure.errors[0]?.location : null;
  if (!location) return null;
  // esbuild counts the bytes of a line.
  const before = Buffer.from(location.lineText).subarray(0, location.column).toString();
  return `${location.line}:${before.length + 1}`;
}

/** A string of JSON with the colon that makes it a key, or the begin or end of an object or list. */
const token = /("(?:[^"\\]|\\.)*")(\s*:)?|[{}[\]]/g;

/** The first key that occurs twice in an object of valid JSON, with line and column; null if there is none. `JSON.parse` takes the last value. */
function duplicateKey(text: string): { key: string; place: string } | null {
  const open: Set<string>[] = [];
  for (const { 0: found, 1: written, 2: colon, index } of text.matchAll(token)) {
    if (found === '{' || found === '[') open.push(new Set());
    else if (found === '}' || found === ']') open.pop();
    else if (colon !== undefined) {
      const key = JSON.parse(written!) as string;
      const keys = open.at(-1)!;
      if (keys.has(key)) return { key, place: placeAt(text, index) };
      keys.add(key);
    }
  }
  return null;
}
