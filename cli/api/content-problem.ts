import { join } from 'node:path';
import type * as z from 'zod';
import { meant } from '../nearest.ts';
import { exit, type Problem, Stop } from '../problem.ts';
import { knownFields } from './known-fields.ts';
import { placeIn, type Source } from './source-place.ts';

type Place = { folder: string; path: string };
type Step = PropertyKey;

/** A `Stop` about one content file as a whole. */
export function fileProblem({ folder, path, what, why, fix }: Place & Pick<Problem, 'what' | 'why' | 'fix'>): Stop {
  return new Stop(exit.usage, [{ severity: 'error', what: `${path} ${what}`, where: join(folder, path), why, fix }]);
}

/** A problem of one field. `steps` lead from the file's top to the field: the last is the field, those before it the record. */
export function fieldProblem({
  folder,
  path,
  place = null,
  steps,
  why,
  fix,
}: Place & { place?: string | null; steps: readonly Step[]; why: string; fix: string }): Problem {
  const field = steps.at(-1);
  const record = written(steps.slice(0, -1));
  return {
    severity: 'error',
    what: `${path} does not fit`,
    where: [
      place === null ? join(folder, path) : `${join(folder, path)}:${place}`,
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
 * Validates what a file holds. Throws a `Stop` that names each field that does not fit the schema, and each that the schema
 * does not know: in an optional field's name a slip of the pen would otherwise go unnoticed.
 */
export function fit<Schema extends z.ZodType>({
  folder,
  path,
  schema,
  raw,
  source,
}: Place & { schema: Schema; raw: unknown; source: Source }): z.output<Schema> {
  const result = schema.safeParse(raw);
  const known = (steps: readonly Step[]) => knownFields(schema, steps.slice(0, -1));
  const problem = (steps: readonly Step[], why: string, fix: string) =>
    fieldProblem({ folder, path, place: placeIn(source, steps), steps, why, fix });
  const unknown = (steps: readonly Step[], names: readonly string[]) =>
    problem(
      steps,
      'no such field is known',
      `correct its name${hint(steps.at(-1), names)} or remove it: the content README lists the fields`,
    );
  const problems = result.success
    ? unknownFields(raw, result.data).map((steps) => unknown(steps, known(steps)))
    : result.error.issues.map(({ path: steps, message, ...issue }) => {
        const value = valueAt(raw, steps);
        const misspelt = value === undefined ? misspeltField({ raw, steps, known: known(steps) }) : null;
        if (misspelt) return unknown(misspelt, [String(steps.at(-1))]);
        return problem(
          steps,
          value === undefined ? 'the field is missing' : message + said(value),
          value === undefined
            ? 'add it: the content README says what it takes'
            : `correct it${hint(value, 'values' in issue ? issue.values.map(String) : [])}: the content README lists what the field takes`,
        );
      });
  if (!result.success || problems.length > 0) throw new Stop(exit.usage, problems);
  return result.data;
}

/** A guess at the name or value that was meant; empty where none is near. */
function hint(name: unknown, known: readonly string[]): string {
  const found = typeof name === 'string' ? meant(name, known) : null;
  return found === null ? '' : ` (did you mean ${JSON.stringify(found)}?)`;
}

type Missing = { raw: unknown; steps: readonly Step[]; known: readonly string[] };

/** Steps to a field of the same record that is written nearly like the missing one and is not known; null where there is none. */
function misspeltField({ raw, steps, known }: Missing): readonly Step[] | null {
  const record = steps.slice(0, -1);
  const fields = Object.keys(Object(valueAt(raw, record)));
  const found = fields.find((name) => !known.includes(name) && meant(name, [String(steps.at(-1))]) !== null);
  return found === undefined ? null : [...record, found];
}

/** The value that does not fit, where it fits on a line. */
function said(value: unknown): string {
  if (value === null || !['string', 'number', 'boolean'].includes(typeof value)) return '';
  const text = JSON.stringify(value);
  return `; it is ${text.length > 80 ? `${text.slice(0, 79)}…` : text}`;
}

function valueAt(raw: unknown, steps: readonly Step[]): unknown {
  return steps.reduce<unknown>(
    (value, step) => (typeof value === 'object' && value !== null ? (value as Record<Step, unknown>)[step] : undefined),
    raw,
  );
}

/** Steps to every field that parsing dropped. */
function unknownFields(raw: unknown, parsed: unknown, steps: readonly Step[] = []): (readonly Step[])[] {
  if (typeof raw !== 'object' || raw === null || typeof parsed !== 'object' || parsed === null) return [];
  const kept = parsed as Record<string, unknown>;
  return Object.entries(raw).flatMap(([key, value]) => {
    const here = [...steps, Array.isArray(raw) ? Number(key) : key];
    return Object.hasOwn(kept, key) ? unknownFields(value, kept[key], here) : [here];
  });
}

/** `[3].children[0]`, as a person would write it in code; names that are no identifiers are written as they are. */
function written(steps: readonly Step[]): string {
  return steps.reduce<string>(
    (text, step) => (typeof step === 'number' ? `${text}[${step}]` : text ? `${text}.${String(step)}` : String(step)),
    '',
  );
}
