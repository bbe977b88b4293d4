import type * as z from 'zod';

/** A record that does not fit, taken out of its list. */
export type Dropped = {
  /** Steps from the answer's data to the record. */
  steps: readonly PropertyKey[];
  /** The id it gives itself, when it does. */
  id: string | null;
  /** Steps from the record to the field that does not fit. */
  field: readonly PropertyKey[];
  why: string;
};

type Given = {
  data: unknown;
  issues: readonly z.core.$ZodIssue[];
  /** Where the lists are whose records stand by themselves: steps joined by a dot, `*` for any, empty for the data itself. */
  lists: readonly string[];
};

/**
 * Takes the records out that the issues lie in. Null when an issue lies outside of all records, or when a list would lose
 * every record it has: then it is the answer that does not fit, not a record.
 */
export function withoutMisfits({ data, issues, lists }: Given): { data: unknown; dropped: Dropped[] } | null {
  const dropped = new Map<string, Dropped>();
  for (const { path, message } of issues) {
    const depth = depthOf(path, lists);
    if (depth === null) return null;
    const steps = path.slice(0, depth + 1);
    const key = steps.map(String).join('\n');
    if (!dropped.has(key)) {
      dropped.set(key, {
        steps,
        id: idOf(steps.reduce(inside, data)),
        field: path.slice(depth + 1),
        why: message.replace(/^Invalid input: /, ''),
      });
    }
  }
  const emptied = { any: false };
  const kept = rid({ value: data, steps: [], gone: new Set(dropped.keys()), emptied });
  return emptied.any ? null : { data: kept, dropped: [...dropped.values()] };
}

/** How many steps lead to the list that an issue lies in. */
function depthOf(path: readonly PropertyKey[], lists: readonly string[]): number | null {
  for (const list of lists) {
    const pattern = list === '' ? [] : list.split('.');
    const fits = pattern.length < path.length && pattern.every((step, index) => step === '*' || step === path[index]);
    if (fits) return pattern.length;
  }
  return null;
}

function rid({
  value,
  steps,
  gone,
  emptied,
}: {
  value: unknown;
  steps: readonly string[];
  gone: ReadonlySet<string>;
  emptied: { any: boolean };
}): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const all = Object.entries(value);
  const left = all.filter(([step]) => !gone.has([...steps, step].join('\n')));
  if (left.length === 0 && all.length > 0) emptied.any = true;
  const made = left.map(([step, one]) => [step, rid({ value: one, steps: [...steps, step], gone, emptied })] as const);
  return Array.isArray(value) ? made.map(([, one]) => one) : Object.fromEntries(made);
}

/** One step down into JSON. */
export function inside(value: unknown, step: PropertyKey): unknown {
  return typeof value === 'object' && value !== null ? (value as Record<PropertyKey, unknown>)[step] : undefined;
}

export function idOf(record: unknown): string | null {
  const id = inside(record, 'id');
  return typeof id === 'string' ? id : null;
}
