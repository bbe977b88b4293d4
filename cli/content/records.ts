import type * as z from 'zod';
import { optionalField } from '../lib/optional-fields.ts';
import { inside } from '../define/inside.ts';

/** An invalid record that was removed from its list, or an invalid field that was removed from its record. */
export type Dropped = {
  part: 'record' | 'field';
  /** Path from the data to the record. */
  steps: readonly PropertyKey[];
  /** Its id; null when it has none. */
  id: string | null;
  /** Path from the record to the invalid field. */
  field: readonly PropertyKey[];
  why: string;
};

type RemoveInvalidOptions = {
  schema: z.ZodType;
  data: unknown;
  issues: readonly z.core.$ZodIssue[];
  /**
   * Paths of lists whose records may be removed, inner lists first: steps joined by dots, `*` for any step, empty for the data itself.
   */
  lists: readonly string[];
  /** Path of a list that may lose all its records, because it is one page of a list; null when there is none. */
  page: string | null;
};

/** A path that can be removed, and what it is. */
type Unit = { part: Dropped['part']; steps: readonly PropertyKey[] };

/**
 * Removes the smallest parts that have issues: a field that its record may lack, else a record of a list. When a list would lose all its
 * records, the part around it is removed, unless it is one page of a list. Null when an issue is outside of all such parts: then the whole response is invalid.
 */
export function removeInvalid({
  schema,
  data,
  issues,
  lists,
  page,
}: RemoveInvalidOptions): { data: unknown; dropped: Dropped[] } | null {
  const dropped = new Map<string, Dropped>();
  const units = new Map<string, Unit>();
  const remove = (path: readonly PropertyKey[]) => {
    const unit = unitOf({ schema, path, lists });
    if (unit) units.set(keyOf(unit.steps), unit);
    return unit;
  };
  for (const { path, message } of issues) {
    const unit = remove(path);
    if (!unit) return null;
    const key = keyOf(unit.steps);
    if (!dropped.has(key)) dropped.set(key, describe({ unit, path, data, lists, message }));
  }
  const reported = [...dropped.values()].filter((one) => !isInside(one, units));
  for (;;) {
    const emptied: (readonly PropertyKey[])[] = [];
    const left = without({ value: data, steps: [], units, emptied });
    const around = emptied.filter((path) => path.join('.') !== page);
    if (around.length === 0) return { data: left, dropped: reported };
    for (const path of around) if (!remove(path)) return null;
  }
}

const keyOf = (steps: readonly PropertyKey[]) => steps.map(String).join('\n');

/** Whether a record, or the record of a field, is removed with a part around it. */
function isInside({ steps, part }: Dropped, units: ReadonlyMap<string, Unit>): boolean {
  const around = part === 'record' ? steps.slice(0, -1) : steps;
  return around.some((_, index) => units.has(keyOf(around.slice(0, index + 1))));
}

type UnitOfOptions = Pick<RemoveInvalidOptions, 'schema' | 'lists'> & { path: readonly PropertyKey[] };

/** The smallest part around a path that can be removed. */
function unitOf({ schema, path, lists }: UnitOfOptions): Unit | null {
  const field = optionalField({ schema, path });
  const record = recordOn(path, lists);
  if (field && field.length > (record?.length ?? 0)) return { part: 'field', steps: field };
  return record && { part: 'record', steps: record };
}

/** The path of the innermost record on a path; null when there is none. */
function recordOn(path: readonly PropertyKey[], lists: readonly string[]): readonly PropertyKey[] | null {
  for (const list of lists) {
    const pattern = list === '' ? [] : list.split('.');
    const matches =
      pattern.length < path.length && pattern.every((step, index) => step === '*' || step === path[index]);
    if (matches) return path.slice(0, pattern.length + 1);
  }
  return null;
}

type DescribeOptions = Pick<RemoveInvalidOptions, 'data' | 'lists'> & {
  unit: Unit;
  path: readonly PropertyKey[];
  message: string;
};

function describe({ unit, path, data, lists, message }: DescribeOptions): Dropped {
  const { part } = unit;
  const steps = part === 'record' ? unit.steps : (recordOn(unit.steps, lists) ?? []);
  return {
    part,
    steps,
    id: idOf(steps.reduce(inside, data)),
    field: (part === 'record' ? path : unit.steps).slice(steps.length),
    why: message.replace(/^Invalid input: /, ''),
  };
}

type WithoutOptions = {
  value: unknown;
  steps: readonly PropertyKey[];
  units: ReadonlyMap<string, Unit>;
  emptied: (readonly PropertyKey[])[];
};

/** The value without the units. Adds the paths of lists that lost all their records to `emptied`. */
function without({ value, steps, units, emptied }: WithoutOptions): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const isList = Array.isArray(value);
  const all = Object.entries(value).map(([step, part]) => {
    const path = [...steps, isList ? Number(step) : step];
    return { step, part, path, unit: units.get(keyOf(path)) };
  });
  const left = all.filter(({ unit }) => !unit);
  if (left.length === 0 && all.some(({ unit }) => unit?.part === 'record')) emptied.push(steps);
  const parts = left.map(
    ({ step, part, path }) => [step, without({ value: part, steps: path, units, emptied })] as const,
  );
  return isList ? parts.map(([, part]) => part) : Object.fromEntries(parts);
}

export function idOf(record: unknown): string | null {
  const id = inside(record, 'id');
  return typeof id === 'string' ? id : null;
}
