import { join } from 'node:path';
import type * as z from 'zod';
import { exit, type Problem, Stop } from '../problem.ts';

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
  steps,
  why,
  fix,
}: Place & { steps: readonly Step[]; why: string; fix: string }): Problem {
  const field = steps.at(-1);
  const record = written(steps.slice(0, -1));
  return {
    severity: 'error',
    what: `${path} does not fit`,
    where: [join(folder, path), record && `record ${record}`, field !== undefined && `field ${String(field)}`]
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
}: Place & { schema: Schema; raw: unknown }): z.output<Schema> {
  const result = schema.safeParse(raw);
  const problems = result.success
    ? unknownFields(raw, result.data).map((steps) =>
        fieldProblem({
          folder,
          path,
          steps,
          why: 'no such field is known',
          fix: 'correct its name or remove it: the content README lists the fields',
        }),
      )
    : result.error.issues.map(({ path: steps, message }) =>
        fieldProblem({
          folder,
          path,
          steps,
          why: message,
          fix: 'correct it: the content README lists what the field takes',
        }),
      );
  if (!result.success || problems.length > 0) throw new Stop(exit.usage, problems);
  return result.data;
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

/** `[3].children[0]`, as a person would write it in code; names that are no identifiers stand as they are. */
function written(steps: readonly Step[]): string {
  return steps.reduce<string>(
    (text, step) => (typeof step === 'number' ? `${text}[${step}]` : text ? `${text}.${String(step)}` : String(step)),
    '',
  );
}
