import { isAddressable } from '../../config/rules/record-id.ts';
import type { Problem } from '../problem.ts';

type Given = {
  ids: readonly string[];
  /** What such a record is called. */
  kind: string;
  /** Call that lists them. */
  call: string;
  /** Address before the id. */
  path: string;
  /** Ids that mean something else at that address. */
  reserved?: readonly string[];
};

/** The ids that can have a page each, in their order; the problems name the others. Addresses that differ only in letter case are the same. */
export function addressable({ ids, kind, call, path, reserved = [] }: Given): {
  ids: ReadonlySet<string>;
  problems: Problem[];
} {
  const problems: Problem[] = [];
  const taken = new Map<string, string>();
  for (const id of ids) {
    const folded = id.toLowerCase();
    const twin = taken.get(folded);
    const skip = (why: string, fix: string) => {
      const record = JSON.stringify(id);
      const where = `${call}, record ${record}, field id; page ${path}${id}`;
      problems.push({ severity: 'warning', what: `${kind} ${record} gets no page`, where, why, fix });
    };
    if (!isAddressable(id))
      skip('its id cannot stand in an address', 'use letters, digits, - and _ in the id, and not "index"');
    else if (reserved.includes(folded))
      skip(`${path}${folded} is reserved for the blog itself`, `give the ${kind} another id`);
    else if (twin === undefined) taken.set(folded, id);
    else if (twin === id) skip(`another ${kind} has the same id`, 'give one of them another id');
    else skip(`it differs from ${kind} ${JSON.stringify(twin)} by letter case only`, 'give one of them another id');
  }
  return { ids: new Set(taken.values()), problems };
}
