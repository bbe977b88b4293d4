import { join } from 'node:path';
import type * as z from 'zod';
import { optionalField, withoutBlank } from '../lib/optional-fields.ts';
import { meant } from '../lib/nearest.mjs';
import { exit, type Problem, Stop } from '../problem.ts';
import { explainIssue, hint, type Said } from './explain-issue.ts';
import { unknownFields } from './known-fields.ts';
import { placeIn, type Source } from './source-place.ts';
import { inside } from '../define/inside.ts';

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
  return Stop.of(exit.failed, { what: `${path} ${what}`, where: sourceOf({ folder, path, place }), why, fix });
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
 * A part of the content, null when it has an error, and its problems. `rest`: what is valid of a part with errors, to check that, too; null
 * or absent when nothing is.
 */
export type Read<Data> = { data: Data | null; problems: readonly Problem[]; rest?: Data | null };

/**
 * Validates the content of a file, and reports each invalid, missing and unknown field. An unknown field is often a misspelled optional one.
 * An invalid optional field is a warning, and the data does not have it; unless the data is for `code`, which would go on with another value.
 */
export function validateFile<Schema extends z.ZodType>({
  folder,
  path,
  schema,
  raw,
  source,
  code = false,
}: File & { schema: Schema; raw: unknown; source: Source; code?: boolean | undefined }): Read<z.output<Schema>> {
  const problem = (steps: readonly Step[], said: Said, severity: Problem['severity'] = 'error') => ({
    ...fieldProblem({ folder, path, place: placeIn(source, steps), steps, ...said }),
    severity,
  });
  const unknown = unknownFields(schema, raw);
  const known = withoutFields(
    raw,
    unknown.map(({ steps }) => steps),
  );
  const given = withoutBlank({ schema, value: known });
  const result = schema.safeParse(given);
  const issues = result.success ? [] : result.error.issues;
  /** Missing fields whose misspelled names are reported. */
  const found = new Set<string>();
  const errors = unknown.map(({ steps, known: names }) => {
    const missing = issues.filter((issue) => isMissing(issue, given) && isBeside(issue.path, steps));
    const name = meant(
      String(steps.at(-1)),
      missing.map(({ path: field }) => String(field.at(-1))),
    );
    if (name !== null) found.add(written([...steps.slice(0, -1), name]));
    const similar = name === null ? hint(steps.at(-1), names) : hint(steps.at(-1), [name]);
    const fix = `correct its name${similar || among(names)} or remove it; see config/content/README.md`;
    return problem(steps, { why: 'unknown field', fix });
  });
  const costs: (readonly Step[])[] = [];
  const warnings: Problem[] = [];
  for (const issue of issues) {
    const value = issue.path.reduce(inside, raw);
    const cost = code ? null : costOf(schema, issue.path);
    const said = explainIssue({ issue, value });
    if (cost === null) {
      if (!found.has(written(issue.path))) errors.push(problem(issue.path, said));
    } else {
      costs.push(cost);
      warnings.push(
        problem(
          issue.path,
          { ...said, why: `${said.why}; the page is made without ${String(cost.at(-1))}` },
          'warning',
        ),
      );
    }
  }
  const problems = [...errors, ...warnings];
  if (errors.length > 0) {
    const faulty = [...unknown.map(({ steps }) => steps), ...issues.map(({ path: steps }) => steps)].map(
      ([step]) => step!,
    );
    return { data: null, problems, rest: validRest({ schema, given, faulty }) };
  }
  return { data: result.success ? result.data : schema.parse(withoutFields(given, costs)), problems };
}

type ValidRestOptions<Schema> = { schema: Schema; given: unknown; faulty: readonly (Step | undefined)[] };

/** The records of a list, or the entries of an object, that have no error. */
function validRest<Schema extends z.ZodType>({
  schema,
  given,
  faulty,
}: ValidRestOptions<Schema>): z.output<Schema> | null {
  if (faulty.includes(undefined)) return null;
  const rest = Array.isArray(given)
    ? given.filter((_, index) => !faulty.includes(index))
    : withoutFields(
        given,
        faulty.map((step) => [step!]),
      );
  return schema.safeParse(rest).data ?? null;
}

/** The optional field that an invalid value costs; null when it is an error. */
function costOf(schema: z.ZodType, path: readonly Step[]): readonly Step[] | null {
  const field = optionalField({ schema, path });
  // A record of an optional list counts by itself.
  return field === null || path.slice(field.length).some((step) => typeof step === 'number') ? null : field;
}

const isMissing = ({ path }: z.core.$ZodIssue, raw: unknown) => path.reduce(inside, raw) === undefined;

/** Whether two fields are in the same record. */
const isBeside = (one: readonly Step[], other: readonly Step[]) =>
  written(one.slice(0, -1)) === written(other.slice(0, -1));

/** A copy of a value without some of its fields. */
function withoutFields(value: unknown, fields: readonly (readonly Step[])[]): unknown {
  if (fields.length === 0 || typeof value !== 'object' || value === null) return value;
  const below = (step: Step) => fields.filter(([first]) => first === step).map((steps) => steps.slice(1));
  if (Array.isArray(value)) return value.map((item: unknown, index) => withoutFields(item, below(index)));
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, part]) => {
      const rest = below(name);
      return rest.some((steps) => steps.length === 0) ? [] : [[name, withoutFields(part, rest)]];
    }),
  );
}

/** Reads a part of the content. What stops the reading is among the problems. */
export async function attempt<Data>(read: () => Promise<Read<Data>>): Promise<Read<Data>> {
  try {
    return await read();
  } catch (failure) {
    if (failure instanceof Stop) return { data: null, problems: failure.problems };
    throw failure;
  }
}

/** The parts that could be read, and the problems of all. */
export async function joinParts<Data>(
  parts: readonly Promise<Read<Data>>[],
): Promise<{ data: Data[]; problems: Problem[] }> {
  const read = await Promise.all(parts);
  return {
    data: read.flatMap(({ data }) => (data === null ? [] : [data])),
    problems: read.flatMap(({ problems }) => problems),
  };
}

/** Lists the known names, for a name that is similar to none of them. */
const among = (names: readonly string[]) => (names.length === 0 ? '' : ` (one of ${names.join(', ')})`);

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
