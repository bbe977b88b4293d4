import type { HiddenRecord } from '../define/call.ts';
import type { Records } from '../define/content-lists.ts';
import type { Problem } from '../problem.ts';

/** Drafts, scheduled and expired records by the address of their page. */
export type HiddenAddresses = ReadonlyMap<string, HiddenRecord>;

export const hiddenAddresses = (records: readonly HiddenRecord[], addressOf: Records['addressOf']): HiddenAddresses =>
  new Map(
    records.flatMap((record) => {
      const address = addressOf(record);
      return address === null ? [] : [[address, record] as const];
    }),
  );

/** The reason and fix of a link to a hidden record. */
export function hiddenLink({ kind, id, why, field }: HiddenRecord): Pick<Problem, 'why' | 'fix'> {
  return {
    why: `${kind} ${JSON.stringify(id)} ${why}`,
    fix: `remove the link, or change ${field} of the ${kind}`,
  };
}
