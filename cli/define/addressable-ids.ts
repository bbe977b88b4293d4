import { isAddressable } from './record-id.ts';
import type { Problem } from '../problem.ts';

type AddressableOptions = {
  ids: readonly string[];
  kind: string;
  call: string;
  /** Address before the id. */
  path: string;
  /** Ids whose address has another meaning. */
  reserved?: readonly string[];
};

/** Selects the ids that can have a page; the others become problems. Addresses are case-insensitive. */
export function addressableIds({ ids, kind, call, path, reserved = [] }: AddressableOptions): {
  ids: ReadonlySet<string>;
  problems: Problem[];
} {
  const problems: Problem[] = [];
  const taken = new Map<string, string>();
  for (const id of ids) {
    const folded = id.toLowerCase();
    const duplicate = taken.get(folded);
    const skip = (why: string, fix: string) => {
      const record = JSON.stringify(id);
      const where = `${call}, record ${record}, field id; page ${path}${id}`;
      problems.push({ severity: 'warning', what: `${kind} ${record} gets no page`, where, why, fix });
    };
    if (!isAddressable(id))
      skip('its id is not valid in an address', 'use letters, digits, - and _ in the id, and not "index"');
    else if (reserved.includes(folded))
      skip(`${path}${folded} is reserved for other pages`, `give the ${kind} another id`);
    else if (duplicate === undefined) taken.set(folded, id);
    else if (duplicate === id) skip(`another ${kind} has the same id`, 'give one of them another id');
    else
      skip(`it differs from ${kind} ${JSON.stringify(duplicate)} by letter case only`, 'give one of them another id');
  }
  return { ids: new Set(taken.values()), problems };
}
