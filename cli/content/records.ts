import type * as z from 'zod';
import { inside } from '../lib/inside.ts';

/** An invalid record that was removed from its list. */
export type Dropped = {
  /** Path from the data to the record. */
  steps: readonly PropertyKey[];
  /** Its id; null when it has none. */
  id: string | null;
  /** Path from the record to the invalid field. */
  field: readonly PropertyKey[];
  why: string;
};

type RemoveInvalidRecordsInput = {
  data: unknown;
  issues: readonly z.core.$ZodIssue[];
  /** Paths of lists whose records may be removed: steps joined by dots, `*` for any step, empty for the data itself. */
  lists: readonly string[];
};

/**
 * Removes the records that have issues. Null when an issue is outside of all records, or when a list would lose all records: then the
 * whole response is invalid.
 */
export function removeInvalidRecords({
  data,
  issues,
  lists,
}: RemoveInvalidRecordsInput): { data: unknown; dropped: Dropped[] } | null {
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
  const emptiedList = { any: false };
  const kept = removeRecords({ value: data, steps: [], gone: new Set(dropped.keys()), emptiedList });
  return emptiedList.any ? null : { data: kept, dropped: [...dropped.values()] };
}

/** Length of the path to the list that contains an issue. */
function depthOf(path: readonly PropertyKey[], lists: readonly string[]): number | null {
  for (const list of lists) {
    const pattern = list === '' ? [] : list.split('.');
    const matches =
      pattern.length < path.length && pattern.every((step, index) => step === '*' || step === path[index]);
    if (matches) return pattern.length;
  }
  return null;
}

type RemoveRecordsInput = {
  value: unknown;
  steps: readonly string[];
  gone: ReadonlySet<string>;
  emptiedList: { any: boolean };
};

function removeRecords({ value, steps, gone, emptiedList }: RemoveRecordsInput): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const all = Object.entries(value);
  const left = all.filter(([step]) => !gone.has([...steps, step].join('\n')));
  if (left.length === 0 && all.length > 0) emptiedList.any = true;
  const entries = left.map(
    ([step, one]) => [step, removeRecords({ value: one, steps: [...steps, step], gone, emptiedList })] as const,
  );
  return Array.isArray(value) ? entries.map(([, one]) => one) : Object.fromEntries(entries);
}

export function idOf(record: unknown): string | null {
  const id = inside(record, 'id');
  return typeof id === 'string' ? id : null;
}
