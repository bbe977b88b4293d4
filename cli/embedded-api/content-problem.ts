import { join } from 'node:path';
import type * as z from 'zod';
import { meant } from '../lib/nearest.ts';
import { exit, type Problem, Stop } from '../problem.ts';
import { knownFields } from './known-fields.ts';
import { placeIn, type Source } from './source-place.ts';
import { inside } from '../lib/inside.ts';

/** A file below the content folder. */
type File = { folder: string; path: string };
/** Line and column, `12:7`; null for the file as a whole. */
type Place = { place?: string | null | undefined };
type Step = PropertyKey;

/** A `Stop` about one content file, such as a syntax error. */
export function fileProblem({
  folder,
  path,
  place,
  what,
  why,
  fix,
}: File & Place & Pick<Problem, 'what' | 'why' | 'fix'>): Stop {
  return Stop.of(exit.usage, { what: `${path} ${what}`, where: sourceOf({ folder, path, place }), why, fix });
}

/** A problem of one field. `steps` is the path to the field: the last step is the field, the steps before it are the record. */
export function fieldProblem({
  folder,
  path,
  place,
  steps,
  why,
  fix,
}: File & Place & { steps: readonly Step[]; why: string; fix: string }): Problem {
  const field = steps.at(-1);
  const record = written(steps.slice(0, -1));
  return {
    severity: 'error',
    what: `invalid content in ${path}`,
    where: [
      sourceOf({ folder, path, place }),
      record && `record ${record}`,
      field !== undefined && `field ${String(field)}`,
    ]
      .filter(Boolean)
      .join(', '),
    why,
    fix,
  };
}

/**
 * Validates the content of a file. Throws a `Stop` that names each invalid and each unknown field. An unknown field is often a misspelled
 * optional one.
 */
export function validateFile<Schema extends z.ZodType>({
  folder,
  path,
  schema,
  raw,
  source,
}: File & { schema: Schema; raw: unknown; source: Source }): z.output<Schema> {
  const result = schema.safeParse(raw);
  const known = (steps: readonly Step[]) => knownFields(schema, steps.slice(0, -1));
  const problem = (steps: readonly Step[], why: string, fix: string) =>
    fieldProblem({ folder, path, place: placeIn(source, steps), steps, why, fix });
  const unknown = (steps: readonly Step[], names: readonly string[]) =>
    problem(
      steps,
      'unknown field',
      `correct its name${hint(steps.at(-1), names) || among(names)} or remove it; see config/content/README.md`,
    );
  const problems = result.success
    ? unknownFields(raw, result.data).map((steps) => unknown(steps, known(steps)))
    : result.error.issues.map(({ path: steps, message, ...issue }) => {
        const value = steps.reduce(inside, raw);
        const misspelt = value === undefined ? misspeltField({ raw, steps, known: known(steps) }) : null;
        if (misspelt) return unknown(misspelt, [String(steps.at(-1))]);
        return problem(
          steps,
          value === undefined ? 'the field is missing' : message + said(value),
          value === undefined
            ? 'add it; see config/content/README.md'
            : 'format' in issue && issue.format === 'datetime'
              ? 'write a time with its offset from UTC, such as 2026-03-05T10:00:00+08:00'
              : `correct it${hint(value, 'values' in issue ? issue.values.map(String) : [])}; see config/content/README.md`,
        );
      });
  if (!result.success || problems.length > 0) throw new Stop(exit.usage, problems);
  return result.data;
}

/** Waits for all promises, and throws one `Stop` with the problems of all that stopped. Other errors are thrown unchanged. */
export async function gather<const Values extends readonly unknown[]>(
  promises: {
    [At in keyof Values]: Promise<Values[At]>;
  },
): Promise<Values> {
  const results = await Promise.allSettled(promises);
  const problems = results.flatMap((result) => {
    if (result.status === 'fulfilled') return [];
    if (result.reason instanceof Stop) return result.reason.problems;
    throw result.reason;
  });
  if (problems.length > 0) throw new Stop(exit.usage, problems);
  return results.map((result) => (result as PromiseFulfilledResult<unknown>).value) as unknown as Values;
}

/** Suggests a similar name or value; empty when there is none. */
function hint(name: unknown, known: readonly string[]): string {
  const found = typeof name === 'string' ? meant(name, known) : null;
  return found === null ? '' : ` (did you mean ${JSON.stringify(found)}?)`;
}

/** Lists the known names, for a name that is similar to none of them. */
const among = (names: readonly string[]) => (names.length === 0 ? '' : ` (one of ${names.join(', ')})`);

type Missing = { raw: unknown; steps: readonly Step[]; known: readonly string[] };

/** Path of an unknown field of the same record with a name similar to that of the missing field; null when there is none. */
function misspeltField({ raw, steps, known }: Missing): readonly Step[] | null {
  const record = steps.slice(0, -1);
  const fields = Object.keys(Object(record.reduce(inside, raw)));
  const found = fields.find((name) => !known.includes(name) && meant(name, [String(steps.at(-1))]) !== null);
  return found === undefined ? null : [...record, found];
}

/** The invalid value, if it fits on a line. */
function said(value: unknown): string {
  if (value === null || !['string', 'number', 'boolean'].includes(typeof value)) return '';
  const text = JSON.stringify(value);
  return `; it is ${text.length > 80 ? `${text.slice(0, 79)}…` : text}`;
}

/** Paths of all fields that parsing removed. */
function unknownFields(raw: unknown, parsed: unknown, steps: readonly Step[] = []): (readonly Step[])[] {
  if (typeof raw !== 'object' || raw === null || typeof parsed !== 'object' || parsed === null) return [];
  const kept = parsed as Record<string, unknown>;
  return Object.entries(raw).flatMap(([key, value]) => {
    const here = [...steps, Array.isArray(raw) ? Number(key) : key];
    return Object.hasOwn(kept, key) ? unknownFields(value, kept[key], here) : [here];
  });
}

function sourceOf({ folder, path, place = null }: File & Place): string {
  const file = join(folder, path);
  return place === null ? file : `${file}:${place}`;
}

/** Formats a path: `[3].children[0]`. Names that are not identifiers are not quoted. */
function written(steps: readonly Step[]): string {
  return steps.reduce<string>(
    (text, step) => (typeof step === 'number' ? `${text}[${step}]` : text ? `${text}.${String(step)}` : String(step)),
    '',
  );
}
